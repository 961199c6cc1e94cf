/** Passkeys: adding one, signing in with it. */

export { createPasskeys, type Passkeys } from './passkeys.service.ts';
