export { type Checker, createChecker } from './checker.service.ts';
export { type Checks, createChecks } from './checks.service.ts';
