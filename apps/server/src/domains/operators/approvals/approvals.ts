/** Changes that take two operators. */

export { type ApprovalKind, type Approvals, type Caller, createApprovals } from './approvals.service.ts';
