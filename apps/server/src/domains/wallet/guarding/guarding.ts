/** What members staked, lost and deposited, for protection's limits. */

export { createGuarding, type Guarding } from './guarding.service.ts';
