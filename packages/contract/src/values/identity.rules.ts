/** After a change of what opens an account or pays it (`SECURITY_CHANGES`), withdrawals are held for this long and the owner is told. */
export const WITHDRAWAL_HOLD_HOURS = 24;

/** docs/decisions/0024: how long a code stays valid. */
export const CODE_MINUTES = 10;

/** Specification section 5: a picture is a png or jpg of at most this size. */
export const UPLOAD_MAX_MB = 5;

/** The maximum length of a captcha answer. */
export const CAPTCHA_LENGTH = { min: 1, max: 16 } as const;

/** A name as banks write it: letters of any script, and what joins them. */
export const PERSON_NAME = /^\p{L}[\p{L}\p{M}\s'’.·・-]*$/u;

/** Banks treat two names as equal if these are: case, width and blanks do not count. */
export const payeeKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** How long the one-time password from an operator stays valid. */
export const ONE_TIME_PASSWORD_HOURS = 24;

const SHORTEST_MASKED = 4;

/** `ab***9`: its owner recognises it, and nobody else can log in with it. */
export function maskAccount(account: string): string {
  const letters = [...account];
  if (letters.length < SHORTEST_MASKED) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
