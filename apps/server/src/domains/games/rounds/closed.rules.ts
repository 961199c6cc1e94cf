import { HOUR_MS } from '@parlour/clock/durations';

/**
 * A round is read from this long before the span in which it closed; one without a bet since is looked up by itself.
 * Nothing but a round that took bets both before and within the span can lose the early ones.
 */
export const READ_BEFORE_MS = 6 * HOUR_MS;

/**
 * A round that was closed so long after its last bet was left by its player and ended by its vendor (docs/decisions/0247):
 * the arcade does so after a day.
 */
export const LEFT_AFTER_MS = 12 * HOUR_MS;
