/** How many tickets are read at once to be sealed or proved. */
export const TICKETS_HASHED = 5_000;

/** Tickets of a block of the tree, which a proof reads: a power of two, so that each block is a part of the tree. */
export const BLOCK_TICKETS = 1_024;

/** Of so many issues a process keeps the roots of their blocks. */
export const TREES_KEPT = 200;

/** Lotteries are told as played recently by so many of a member's last orders. */
export const RECENT_ORDERS = 50;

/** So many numbers are counted in one statement. */
export const NUMBERS_AT_ONCE = 1_000;

/** So many numbers a refusal names. */
export const NUMBERS_TOLD = 20;

/** Of a long selection only so many characters are shown in a list. */
export const SELECTION_SHOWN = 2_000;
