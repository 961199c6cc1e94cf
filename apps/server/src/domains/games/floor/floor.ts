/** What members play together, as operators see and run it. */

export { createFloorForOperators, type FloorForOperators } from './floor.operator.service.ts';
export { createFloorOrders } from './orders.service.ts';
