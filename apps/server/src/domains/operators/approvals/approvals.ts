/** Changes that take two operators. */

export type { ApprovalKind, Approvals, Caller } from './approval.ts';
export { type ApprovalsForOperators, createApprovals } from './approvals.service.ts';
