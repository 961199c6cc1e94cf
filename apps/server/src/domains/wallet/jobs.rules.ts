import { MINUTE_MS } from '@parlour/clock/durations';

/** How often old answers to repeated calls are deleted. */
export const SWEEP_EVERY_MS = 10 * MINUTE_MS;

/** How often new lines are added to the sums by day. */
export const ROLL_EVERY_MS = MINUTE_MS;
