/** How often gateways are polled about deposits without news. */
export const POLL_EVERY_MS = 5_000;

/** How many deposits of one gateway are asked about in one turn. */
export const POLLED_AT_ONCE = 100;

/** After this many unanswered calls the turn ends, since each takes its full deadline. */
export const UNANSWERED_MAX = 3;
