/** After a change of phone, mail, payee name or card no money leaves for this long, and the owner hears of it. */
export const WITHDRAWAL_HOLD_HOURS = 24;

/** docs/decisions/0024: how long a code that was sent is good. */
export const CODE_MINUTES = 10;

/** Specification section 5: a picture is a png or jpg of at most this size. */
export const UPLOAD_MAX_MB = 5;

/** How long an answer to a captcha may be. */
export const CAPTCHA_LENGTH = { min: 1, max: 16 } as const;

/** How long a member may use the one-time password that an operator tells them. */
export const ONE_TIME_PASSWORD_HOURS = 24;
