/** The stake is that of one point. */
export const BIG_TWO_RAKE_RATE = 400;

/** Points for cards that are left: one each, twice from ten on, three times if all thirteen are. */
export function pointsOf(cards: number): number {
  if (cards === 13) return 3 * cards;
  return cards >= 10 ? 2 * cards : cards;
}

/** In stakes. Nobody is dealt in with less than the worst that can happen: all thirteen cards left. */
export const BIG_TWO_BUY_IN = { least: 80, most: 200, dealtIn: 39 };
