import { MINUTE_MS } from '@parlour/clock/durations';

/** Who says nothing for so long has left. */
export const SEAT_MS = 30_000;
/** How many magazines may be loaded: one that is fired, and the next. */
export const MAGAZINES_MAX = 2;
/** How often watchers of a room are told what is new. */
export const LOOK_MS = { idle: 1_000, watched: 250 } as const;
/** Nothing swims so long: what was caught before is not asked for any more. */
export const CATCHES_KEPT_MS = 5 * MINUTE_MS;
export const TIDY_EVERY_MS = MINUTE_MS;
/** How often a place is looked for while others take theirs. */
export const SIT_TRIES = 8;
/** 32 bits: where fish swim is no secret, and nothing of value depends on it. */
export const ROOM_SEED_BYTES = 4;
