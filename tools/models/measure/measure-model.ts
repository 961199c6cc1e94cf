import type { SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { entryOf } from '../count/pays.ts';
import { measureFreeSpins, measureHold, type Paid } from './features.ts';
import type { SpinClass } from './outcomes.ts';
import { boardsOf, listSpecials, measureSpin } from './spins.ts';

/** How a model feels, computed from its numbers without a limit to its wins. */
export type Measured = {
  /** Of one stake: what comes back on average and how far single rounds are from it. */
  mean: number;
  deviation: number;
  hitRate: number;
  /** Of a bought round, in its own stake. */
  boughtMean: number;
  boughtDeviation: number;
};

/** The boards of paid and free spins; none where only moments can be had. */
export type Boards = {
  base: SpinClass[];
  free: { symbol: number | undefined; weight: number; boards: SpinClass[] }[];
};

export function listBoards(model: SlotsModel): Boards {
  if (model.base.heights)
    return { base: [], free: model.free ? [{ symbol: undefined, weight: 1, boards: [] }] : [] };
  const { free } = model;
  const rules = { ...model.base, ...free };
  return {
    base: boardsOf(model, model.base),
    free: free
      ? listSpecials(free).map((special) => ({ ...special, boards: boardsOf(model, rules, special.symbol) }))
      : [],
  };
}

export function measureModel(model: SlotsModel, boards: Boards): Measured {
  const base = measureSpin(model, model.base, boards.base);
  const feature = measureFeature(model, boards);
  const round = { mean: 0, square: 0, hit: 0 };
  for (const { scatters, chance, hit, mean, square } of base) {
    const later = feature(scatters);
    round.mean += mean + chance * later.mean;
    round.square += square + 2 * mean * later.mean + chance * later.square;
    round.hit += later.mean > 0 ? chance : hit;
  }
  const { price, starts } = model.buy;
  const weights = starts.reduce((sum, [, weight]) => sum + weight, 0);
  const bought = { mean: 0, square: 0 };
  for (const [start, weight] of starts) {
    const paid = feature(start);
    bought.mean += (paid.mean * weight) / weights;
    bought.square += (paid.square * weight) / weights;
  }
  return {
    mean: round.mean / model.coins,
    deviation: Math.sqrt(round.square - round.mean ** 2) / model.coins,
    hitRate: round.hit,
    boughtMean: bought.mean / (model.coins * price),
    boughtDeviation: Math.sqrt(bought.square - bought.mean ** 2) / (model.coins * price),
  };
}

/** What the feature pays by the number of scatters or coins that start it. */
function measureFeature(model: SlotsModel, boards: Boards): (start: number) => Paid {
  const { hold, free, scatter } = model;
  if (hold) {
    const measure = measureHold(model, hold);
    return (start) => (start < hold.needs ? { mean: 0, square: 0 } : measure(start));
  }
  if (!free) return () => ({ mean: 0, square: 0 });
  const rules = { ...model.base, ...free };
  const parts = boards.free.map(({ weight, boards: each }) => ({
    weight,
    measure: measureFreeSpins(model, free, measureSpin(model, rules, each)),
  }));
  return (start) => {
    const paid = { mean: 0, square: 0 };
    for (const { weight, measure } of parts) {
      const each = measure(entryOf(scatter?.awards ?? [], start));
      paid.mean += weight * each.mean;
      paid.square += weight * each.square;
    }
    return paid;
  };
}
