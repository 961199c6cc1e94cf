import { MINUTE_MS } from '@parlour/clock/durations';

/** By then everything in flight at the end of the day has been posted. */
export const CHECK_AFTER_MS = 30 * MINUTE_MS;

/** How many accounts one statement checks. */
export const ACCOUNTS_AT_ONCE = 2_000;

/** How many findings of a day are kept; more would add nothing. */
export const FINDINGS_KEPT = 100;

/** Findings of these kinds compare amounts. */
export const KINDS_OF_MONEY = ['balance', 'sum', 'hold'];
