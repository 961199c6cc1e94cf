import { DAY_MS } from '@parlour/clock/durations';

/** A chase reaches over the issues that were made: of the slowest lottery, one in six hours, a month. */
export const BOUGHT_BEFORE_MS = 40 * DAY_MS;
