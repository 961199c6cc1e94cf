import { categoryOf, type PokerCategory, type SuitRanks, valueRanks } from '../holdem/poker-hand.ts';

const RANK_SETS = 1 << 13;

/** Sets of ranks by how many they are, in rising order. */
const SETS_BY_SIZE = Array.from({ length: 14 }, (_, size) =>
  Array.from({ length: RANK_SETS }, (_, set) => set).filter((set) => sizeOf(set) === size),
);

/**
 * How many hands of so many cards there are of each category. Hands that differ in the names of their suits alone are
 * valued once: their ranks by suit are looked at in falling order, and counted as often as the suits can be named.
 */
export function countCategories(cards: number): Record<PokerCategory, number> {
  const counts = {} as Record<PokerCategory, number>;
  forEachSuits(cards, (suits) => {
    const category = categoryOf(valueRanks(suits));
    counts[category] = (counts[category] ?? 0) + countNames(suits);
  });
  return counts;
}

function forEachSuits(cards: number, see: (suits: SuitRanks) => void): void {
  const below = (left: number, limit: number, visit: (ranks: number, left: number) => void) => {
    for (let size = 0; size <= Math.min(left, 13); size += 1)
      for (const ranks of SETS_BY_SIZE[size] ?? []) {
        if (ranks > limit) break;
        visit(ranks, left - size);
      }
  };
  below(cards, RANK_SETS, (a, leftA) =>
    below(leftA, a, (b, leftB) =>
      below(leftB, b, (c, leftC) => {
        for (const d of SETS_BY_SIZE[leftC] ?? []) {
          if (d > c) break;
          see([a, b, c, d]);
        }
      }),
    ),
  );
}

function countNames([a, b, c, d]: SuitRanks): number {
  const runs = [a === b, b === c, c === d];
  const alike = runs.filter(Boolean).length;
  if (alike === 2) return runs[1] ? 4 : 6;
  return [24, 12, 0, 1][alike] ?? 0;
}

function sizeOf(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}
