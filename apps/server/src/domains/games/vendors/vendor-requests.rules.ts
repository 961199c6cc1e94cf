import { DAY_MS } from '@parlour/clock/durations';

/** How long a change of a vendor waits for a second person. */
export const VENDOR_CHANGE_WAITS_MS = 7 * DAY_MS;
