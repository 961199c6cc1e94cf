/** As many lines as the embedded database adds up without a noticeable pause. */
export const LINES_AT_ONCE = 2_000;
export const ACCOUNTS_AT_ONCE = 100;

/** A reader takes at most this many lines from the ledger itself; if there are more, they are added up first. */
export const BEYOND_MAX = 500n;
