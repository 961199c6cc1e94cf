/** How often gateways are asked about deposits of which they told nothing. */
export const POLL_EVERY_MS = 5_000;

/** How many deposits of one gateway are asked about in one turn. */
export const POLLED_AT_ONCE = 100;

/** After so many calls without an answer the turn ends. Each costs its deadline. */
export const UNANSWERED_MAX = 3;
