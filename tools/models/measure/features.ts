import type { FreeSpins, HoldFeature, SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { countHeld } from '../count/hold.ts';
import { entryOf, momentOf } from '../count/pays.ts';
import type { Moments } from './outcomes.ts';

/** Mean and mean square of what a feature pays, in coins. */
export type Paid = { mean: number; square: number };

/** Free spins by the number that is awarded first, when each is one of these classes. */
export function measureFreeSpins(
  { scatter }: SlotsModel,
  { limit }: FreeSpins,
  classes: readonly Moments[],
): (first: number) => Paid {
  const merged = mergeByAward(classes, scatter?.awards ?? []);
  const known = new Map<number, Paid>();
  const expect = (left: number, awarded: number): Paid => {
    if (left === 0) return { mean: 0, square: 0 };
    const key = left * (limit + 1) + awarded;
    const before = known.get(key);
    if (before) return before;
    const paid = { mean: 0, square: 0 };
    for (const { award, chance, mean, square } of merged) {
      const more = Math.min(award, limit - awarded);
      const later = expect(left - 1 + more, awarded + more);
      paid.mean += mean + chance * later.mean;
      paid.square += square + 2 * mean * later.mean + chance * later.square;
    }
    known.set(key, paid);
    return paid;
  };
  return (first) => expect(Math.min(first, limit), Math.min(first, limit));
}

/** Hold and collect by the number of coins it begins with. */
export function measureHold(model: SlotsModel, hold: HoldFeature): (first: number) => Paid {
  const worth = momentOf(hold.values, 1);
  const spread = momentOf(hold.values, 2) - worth ** 2;
  return (first) => {
    const paid = { mean: 0, square: 0 };
    const ends = countHeld(model, hold, first);
    ends.forEach((chance, held) => {
      const mean = held * worth + (held === ends.length - 1 ? hold.full : 0);
      paid.mean += chance * mean;
      paid.square += chance * (held * spread + mean ** 2);
    });
    return paid;
  };
}

function mergeByAward(classes: readonly Moments[], awards: readonly number[]) {
  const merged = new Map<number, { award: number; chance: number; mean: number; square: number }>();
  for (const { scatters, chance, mean, square } of classes) {
    const award = entryOf(awards, scatters);
    const sum = merged.get(award) ?? { award, chance: 0, mean: 0, square: 0 };
    sum.chance += chance;
    sum.mean += mean;
    sum.square += square;
    merged.set(award, sum);
  }
  return [...merged.values()];
}
