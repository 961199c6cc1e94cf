/** The books check: every balance equals the sum of its entries. */

export { type Checker, createChecker } from './checker.service.ts';
export { type Checks, createChecks } from './checks.operator.service.ts';
