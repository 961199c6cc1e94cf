/** As many bets as one statement looks up in a few hundredths of a second. */
export const LOOKED_UP_MAX = 500;

/** Where more bets than this wait to be looked up, the next are refused. */
export const LOOKUPS_WAITING_MAX = 20_000;

/** Where several bets come at a time the next are given this long to gather: a trip for two costs a server as much as one for twenty. */
export const GATHER_MS = 5;
