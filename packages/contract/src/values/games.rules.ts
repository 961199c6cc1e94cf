/** How many of the hot games are tagged with their place. */
export const TOP_TAGS = 3;

/** A vendor's key has at least as many bits. */
export const VENDOR_KEY_BITS_MIN = 2048;

/** How sure one may be that the true return lies within the margin that is shown, in percent. */
export const RETURN_MARGIN_PERCENT = 99;

/** A tenth of a stake is more than any game keeps. */
export const JACKPOT_PPM_MAX = 100_000;
