/** Tasks of members: what they ask for, how far a member is, what was claimed. */
export { createTasksForOperators, type TasksForOperators } from './tasks.operator.service.ts';
export { listTasks } from './tasks.repo.ts';
export { isOnce, ONCE_DAY, taskFaults } from './tasks.rules.ts';
export { createTasks, type Tasks } from './tasks.service.ts';
