/** Texas hold'em for money, no limit. */
export const HOLDEM_SEATS = { least: 2, most: 6 };
/** In big blinds. With less than one left, a player tops up or leaves. */
export const HOLDEM_BUY_IN = { least: 40, most: 100, dealtIn: 1 };

/** In hundredths of a percent of each pot that saw a flop, rounded down. */
export const HOLDEM_RAKE_RATE = 500;

/** The most that is taken of all pots of a hand, in big blinds, by how many were dealt in. */
export function rakeCapOf(dealtIn: number): number {
  if (dealtIn <= 2) return 1;
  return dealtIn <= 4 ? 2 : 3;
}
