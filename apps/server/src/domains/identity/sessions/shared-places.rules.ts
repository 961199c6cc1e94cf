import { DAY_MS } from '@parlour/clock/durations';

/** Sign-ins this far back are compared. */
export const LOOK_BACK_MS = 30 * DAY_MS;

/** The newest accounts of the same browser or address that a member is compared with. */
export const AROUND_MAX = 200;

/** Enough to see that something is wrong. */
export const OTHERS_NAMED_MAX = 5;
