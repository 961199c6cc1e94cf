import { normaliseRecoveryCode, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from './authenticator.rules.ts';
import { readableLetters } from './readable-letters.ts';
import { hashSecret } from './tokens.ts';

/** For whoever loses the device: each is good once, and only its hash is kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const half = () => readableLetters(RECOVERY_CODE_LENGTH / 2);
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

export const hashRecoveryCode = (code: string): string => hashSecret(normaliseRecoveryCode(code));
