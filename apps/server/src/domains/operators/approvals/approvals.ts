/** Changes that take two persons. */

export { type ApprovalKind, type Approvals, type Caller, createApprovals } from './approvals.service.ts';
