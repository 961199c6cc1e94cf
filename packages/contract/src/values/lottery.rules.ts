/** Selections of one order; with a chase each of them is played in every issue. */
export const ORDER_ITEMS_MAX = 100;
export const CHASE_ISSUES_MAX = 120;
/** Items times issues. */
export const SUB_ORDERS_MAX = 1_000;
export const MULTIPLE_MAX = 10_000;
/** Characters of a selection as text: a hundred thousand typed lines of five digits. */
export const SELECTION_MAX = 600_000;
/** How many results a page of the history has, and how many a trend chart can look back. */
export const RESULTS_MAX = 200;
/** So many numbers of a play can be limited one by one. */
export const NUMBERS_LISTED_MAX = 1_000;
/** Sales end so many seconds before a draw: what is on its way is written before the tickets are sealed. */
export const CLOSE_SECONDS_MIN = 3;
/** A seed, or a round of the beacon, that has not come so long after its draw makes the issue void: every stake goes back. */
export const REVEAL_WITHIN_HOURS = 24;
/** A series of 2000 would give back everything. */
export const SERIES = { min: 1_700, max: 1_980 };
/** Points of a series between two places of the slider; twenty are one per cent of the stake. */
export const SERIES_STEP = 2;
