import { DAY_MS } from '@parlour/clock/durations';

/** Sign-ins this far back are compared. */
export const LOOK_BACK_MS = 30 * DAY_MS;

/** Enough to see that something is wrong. */
export const OTHERS_NAMED_MAX = 5;
