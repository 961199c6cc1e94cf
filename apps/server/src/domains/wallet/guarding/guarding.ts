export { createGuarding } from './guarding.service.ts';
