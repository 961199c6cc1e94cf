/** As many bets as one statement looks up in a few hundredths of a second. */
export const LOOKED_UP_MAX = 500;

/** When more bets than this wait to be looked up, further ones are refused. */
export const LOOKUPS_WAITING_MAX = 20_000;

/**
 * When several bets come at once, the next batch gathers for this long: a trip for two costs as much as one for twenty.
 */
export const GATHER_MS = 5;
