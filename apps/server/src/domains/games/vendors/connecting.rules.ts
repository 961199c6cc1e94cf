import { DAY_MS } from '@parlour/clock/durations';

/** The arcade may start long after the platform. */
export const CONNECT_ATTEMPTS = 50;

/** How often the vendors' lists of titles are read again. */
export const RENEW_EVERY_MS = DAY_MS;

/** A new vendor comes last; operators move it. */
export const LAST_PLACE = 999;

/** The statuses that speak of the token: unauthorised, forbidden. */
export const TOKEN_REFUSED: readonly number[] = [401, 403];

/** The status of an onboarding by a name that is known under another key. */
export const KNOWN_BY_ANOTHER_KEY = 409;
