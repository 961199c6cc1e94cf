/** Passkeys: adding one, signing in with it, proving oneself by it. */

export { createPasskeyCeremonies } from './ceremonies.service.ts';
export { deletePasskeys } from './passkeys.repo.ts';
export { createPasskeys, type Passkeys } from './passkeys.service.ts';
