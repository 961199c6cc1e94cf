/** Tasks of members: what they ask for, how far a member is, what was claimed. */
export { createTasksForOperators, type TasksForOperators } from './tasks.operator.service.ts';
export { createTasks, type Tasks } from './tasks.service.ts';
