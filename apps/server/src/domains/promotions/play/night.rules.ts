import { MINUTE_MS } from '@parlour/clock/durations';

/** Late wins of a day's last rounds have come by then, and the ledger's sums are written. */
export const NIGHT_AFTER_MS = 20 * MINUTE_MS;
/** After a longer stop the days before are not made up for. */
export const NIGHT_DAYS_BACK = 7;
/**
 * Members whose day is added up and rewarded in one transaction. A server reads the day's rounds once for each batch,
 * so the fewer there are the better; the embedded database blocks the process while it works.
 */
export const MEMBERS_AT_ONCE = { postgres: 50_000, pglite: 1_000 };
/** Batches worked on at once. */
export const LANES = 2;
