/** What an authenticator app shows. */
export const AUTHENTICATOR_DIGITS = 6;
