import { DAY_MS } from '@parlour/clock/durations';

/** How often a process writes its heartbeat. */
export const BEAT_MS = 10_000;

/** A process without a heartbeat for this long counts as lost. */
export const LOST_AFTER_MS = 4 * BEAT_MS;

/** A process without a heartbeat for this long is no longer listed. */
export const FORGET_AFTER_MS = DAY_MS;

export const NANOSECONDS_PER_MS = 1_000_000;
export const BYTES_PER_MIB = 1_048_576;
