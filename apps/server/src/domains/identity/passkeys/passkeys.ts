export { createPasskeys, type Passkeys } from './passkeys.service.ts';
