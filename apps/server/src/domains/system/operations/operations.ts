/** The machine room as operators see it: processes, jobs, messages. */

export { createOperations, type Operations } from './operations.service.ts';
export { createProcesses } from './processes.service.ts';
