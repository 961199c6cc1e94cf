import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

/** How often old sessions and challenges are deleted. */
export const SWEEP_EVERY_MS = HOUR_MS;

/** How often overdue requests for approval are expired. */
export const EXPIRE_EVERY_MS = MINUTE_MS;

/** How often the days of the record are recounted. */
export const COUNT_EVERY_MS = 10 * MINUTE_MS;
