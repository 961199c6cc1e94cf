/** Statements of an account. */

export { readMarks } from './statement.repo.ts';
export { createStatements, type Statements } from './statement.service.ts';
