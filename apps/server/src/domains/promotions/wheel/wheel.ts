/** The wheel: its versions, the turns members have, and those they made. */
export { createTurns, type Turns } from './turns.service.ts';
export { createWheelForOperators, type WheelForOperators } from './wheel.operator.service.ts';
export { findLatest } from './wheel.repo.ts';
export { wheelFaults } from './wheel.rules.ts';
export { createWheel, type Wheels } from './wheel.service.ts';
