/** The mall: what points buy, from a stock; orders until they are delivered. */

export { createGoods } from './goods.service.ts';
export { createMallItems } from './items.operator.service.ts';
export { findItem } from './items.repo.ts';
export { creditFaults } from './mall.rules.ts';
export { createMall } from './mall.service.ts';
export { createMoving } from './moving.service.ts';
export { type Buyer, createOrdering, type DemoOrder } from './ordering.service.ts';
export { createMallOrders } from './orders.operator.service.ts';
