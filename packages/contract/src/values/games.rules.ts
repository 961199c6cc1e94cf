/** How many of the hot games carry a tag with their place. */
export const TOP_TAGS = 3;
/** How many titles can be marked in one call: a whole filter of a large vendor. */
export const TITLES_AT_ONCE = 1_000;
/** How many games can be hot at once. */
export const HOT_MAX = 100;

/** Rounds are searched by state or amount this far back, unless a member, a round or a moment is named. */
export const ROUND_SEARCH_DAYS = 31;

/** Vendors tell of card tables for so many days at once. */
export const CARD_REPORT_DAYS_MAX = 31;
/** Of each currency, how many members of a report are shown. */
export const CARD_MEMBERS_SHOWN = 100;

/** The least bits a vendor's key must have. */
export const VENDOR_KEY_BITS_MIN = 2048;

/** The confidence, in percent, of the margin shown around a return. */
export const RETURN_MARGIN_PERCENT = 99;

/** No game keeps more than a tenth of a stake. */
export const JACKPOT_PPM_MAX = 100_000;
