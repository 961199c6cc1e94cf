/** News of the balance wait at most this long for the end of a round in a frame. */
export const HOLD_MAX_MS = 30_000;
