/** What members staked, lost and brought in, for the limits of protection. */

export { createGuarding, type Guarding } from './guarding.service.ts';
