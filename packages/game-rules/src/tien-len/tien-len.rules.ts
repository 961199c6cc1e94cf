/** Southern tiến lên; the stake is that of one card. */
export const TIEN_LEN_RAKE_RATE = 400;

/** A player who played nothing pays each card twice. */
export const UNPLAYED_TIMES = 2;
/** What twos that are left cost on top, in half stakes. */
export const BLACK_TWO_HALVES = 1;
export const RED_TWO_HALVES = 2;

/**
 * In stakes. Nobody is dealt in with less than the worst that can happen: thirteen cards, each paid twice, and all four twos
 * (two black ones at a half, two red ones at one) beside a better hand that wins at once.
 */
export const TIEN_LEN_BUY_IN = { least: 60, most: 200, dealtIn: 29 };
