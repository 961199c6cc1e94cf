/** How many tickets are settled in one transaction. */
export const TICKETS_AT_ONCE = 1_000;

/** How many are looked at together. */
export const TICKETS_READ = 5_000;
