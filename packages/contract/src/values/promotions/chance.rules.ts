/** What each day of a cycle of sign-ins brings, in points; the day after the last is a first. */
export const SIGN_IN_POINTS = [1, 1, 2, 2, 3, 3, 8] as const;

/** A wheel is drawn on a phone: more sectors than this cannot be read. */
export const SECTORS_MIN = 2;
export const SECTORS_MAX = 16;
export const WEIGHT_MAX = 1_000_000;
export const STOCK_MAX = 1_000_000;
/** The most points or turns that one prize brings. */
export const PRIZE_COUNT_MAX = 100_000;
/** The scheme's own limit. */
export const CLIENT_SEED_MAX = 64;

/** The scheme allows a total of 1,000,001 minor units. */
export const PACKET_MINOR_MAX = 1_000_001;
export const PACKET_SHARES_MIN = 2;
/** Everybody who verifies a packet reads all its places. */
export const PACKET_SHARES_MAX = 500;

export const TASK_COUNT_MAX = 1_000;
export const TASKS_MAX = 20;
