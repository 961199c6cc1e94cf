import { HOUR_MS } from '@parlour/clock/durations';

/** Vendors look through a day when it is over; this leaves them time. */
export const CASES_AFTER_MS = 3 * HOUR_MS;
export const CASES_DAYS_BACK = 14;
export const CASES_ATTEMPTS = 12;
