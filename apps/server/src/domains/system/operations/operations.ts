export { createOperations, type Operations } from './operations.service.ts';
export { createProcesses } from './processes.service.ts';
