import { DAY_MS } from '@parlour/clock/durations';

/** The longest period begins at most a month and a day ago, in any time zone. */
export const LOOK_BACK_MS = 33 * DAY_MS;
