/** What members staked, lost and brought in, for the limits of protection. */

export { createGuarding } from './guarding.service.ts';
