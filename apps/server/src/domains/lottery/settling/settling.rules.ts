/** How many tickets are settled in one transaction. */
export const TICKETS_AT_ONCE = 1_000;
