import { HOUR_MS } from '@parlour/clock/durations';

/**
 * A round is read from this long before the span in which it closed; one without a bet since is looked up by itself.
 * Nothing but a round that took bets both before and within the span can lose the early ones.
 */
export const READ_BEFORE_MS = 6 * HOUR_MS;
