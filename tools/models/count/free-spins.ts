/** The chance that a free spin wins so many more. */
export type Award = { spins: number; chance: number };

/**
 * How many free spins are played on average when so many are awarded at first: each may win more, until the round has
 * had its limit.
 */
export function countFreeSpins(
  awards: readonly Award[],
  { first, limit }: { first: number; limit: number },
): number {
  const likely = awards.filter(({ spins }) => spins > 0);
  const none = awards.reduce((sum, { spins, chance }) => sum + (spins > 0 ? 0 : chance), 0);
  const known = new Map<number, number>();
  const expect = (left: number, awarded: number): number => {
    if (left === 0) return 0;
    const key = left * (limit + 1) + awarded;
    const before = known.get(key);
    if (before !== undefined) return before;
    let spins = 1 + none * expect(left - 1, awarded);
    for (const award of likely) {
      const more = Math.min(award.spins, limit - awarded);
      spins += award.chance * expect(left - 1 + more, awarded + more);
    }
    known.set(key, spins);
    return spins;
  };
  const start = Math.min(first, limit);
  return expect(start, start);
}
