import { HOUR_MS } from '@parlour/clock/durations';

/** The days a dashboard's chart shows. */
export const DAYS_SHOWN = 14;
/** A date is told as its noon in UTC: nearly every clock on earth shows that date then. */
export const NOON_MS = 12 * HOUR_MS;
