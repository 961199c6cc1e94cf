import { accountEndpoints } from './accounts.ts';
import { approvalEndpoints } from './approvals.ts';
import { auditEndpoints } from './audit.ts';
import { inboxEndpoints } from './inbox.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { sessionEndpoints } from './session.ts';

/** Operators: who they are, what they did, what needs two of them, and what waits on their desk. */
export const operators = {
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...accountEndpoints,
  ...auditEndpoints,
  ...approvalEndpoints,
  ...inboxEndpoints,
};
