import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

/** How long a repeated call is given the first answer. */
export const ANSWERS_KEPT_MS = 48 * HOUR_MS;

/** A worker that has not answered by then has died. Its call may run again, since the ledger knows its posting ids. */
export const LEASE_MS = MINUTE_MS;

/** How long a repeat waits for the first call to finish, and how often it looks. */
export const WAIT_MS = 10_000;
export const LOOK_AGAIN_MS = 50;

/** How many old answers one sweep deletes. */
export const SWEEP_AT_ONCE = 10_000;
