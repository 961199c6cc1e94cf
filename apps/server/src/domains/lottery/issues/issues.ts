/** Issues: made ahead, on sale, shown. */

export { spanOfDay } from './days.rules.ts';
export {
  countOverdue,
  type IssuePlace,
  listByNumero,
  listIssuesForOperators,
  listOverdue,
  listVoidLeft,
} from './issues.operator.repo.ts';
export {
  awaitIssue,
  type DueIssue,
  findIssue,
  findIssues,
  holdIssue,
  type IssueKey,
  type IssueRow,
  listComing,
  listDue,
  lockIssue,
  updateIssue,
} from './issues.repo.ts';
export {
  ADVANCE_EVERY_MS,
  DUE_AT_ONCE,
  MAKE_EVERY_MS,
  OVERDUE_AFTER_MS,
  REVEAL_WITHIN_MS,
  SEAL_AFTER_MS,
} from './issues.rules.ts';
export { createIssueMaking, SEED_PURPOSE } from './making.service.ts';
export { createSales, type Sales } from './sales.service.ts';
export { createShownIssues, onWire, type ShownIssues } from './shown.service.ts';
