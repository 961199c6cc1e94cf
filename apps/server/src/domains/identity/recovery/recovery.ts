/** The security of an account as its owner sees it, and taking it back from a thief. */

export { createSecurity, type Security } from './overview.service.ts';
export { createRecovery, type Recovery } from './recovery.service.ts';
