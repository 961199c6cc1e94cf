/** What members staked, lost and deposited, for protection's limits. */

export { markGuarded } from './guarding.repo.ts';
export { createGuarding, type Guarding } from './guarding.service.ts';
