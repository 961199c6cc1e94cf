/** How many bets of a round an operator is shown, and how many rounds before it. */
export const FLOOR_BETS_SHOWN = 1_000;
export const FLOOR_HISTORY_SHOWN = 20;
