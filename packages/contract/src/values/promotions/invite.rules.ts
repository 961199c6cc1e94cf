/** Readable aloud, and too many to guess: six hundred thousand million. */
export const INVITE_CODE_LENGTH = 8;
export const INVITE_DAYS_MAX = 90;
export const INVITE_WAIT_DAYS_MAX = 30;
export const INVITE_MONTH_MAX = 1_000;
