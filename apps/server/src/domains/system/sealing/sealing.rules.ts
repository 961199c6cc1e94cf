import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

export const SEALING_KEY_BITS = 3072;

/** This many of the newest keys open a body: a page opened before a rotation still works. */
export const KEYS_ACCEPTED = 2;

/** A key is replaced after this long. */
export const ROTATE_AFTER_MS = 30 * DAY_MS;
export const LOOK_FOR_ROTATION_MS = HOUR_MS;

/** How far the time in a sealed body may be from ours, either way. */
export const SEAL_WINDOW_MS = 5 * MINUTE_MS;

/** Bodies under unknown keys make a process read the keys again, but no more often than this. */
export const KEYS_READ_AGAIN_MS = 1_000;
