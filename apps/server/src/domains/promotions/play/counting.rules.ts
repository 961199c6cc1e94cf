import { MINUTE_MS } from '@parlour/clock/durations';

/** Rounds that closed so long before the last look are looked at again: their commit may have come after it. */
export const LOOK_BACK_MS = 2 * MINUTE_MS;
/** How often every active bonus is looked at; members who have a page open need not wait for it. */
export const COUNT_EVERY_MS = MINUTE_MS;
/** So many bonuses are read at once. */
export const BONUSES_AT_ONCE = 500;
/** So many rounds count in one statement. */
export const ROUNDS_AT_ONCE = 1_000;
