import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';

/** As many lines as the embedded database adds up without a noticeable pause. */
export const LINES_AT_ONCE = 2_000;
export const ACCOUNTS_AT_ONCE = 100;

/** Business days are cut into slots of this length, so that a day so far is compared with others up to the same time. */
export const SLOT_MS = 10 * MINUTE_MS;
export const SLOT_SECONDS = SLOT_MS / SECOND_MS;
export const SLOTS_PER_HOUR = HOUR_MS / SLOT_MS;
/** Slots of this many days are kept: today, and the week it is compared with. */
export const SLOT_DAYS = 8;

/** A reader takes at most this many lines from the ledger itself; if there are more, they are added up first. */
export const BEYOND_MAX = 500n;
