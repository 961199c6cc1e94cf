import type { FreeSpins, SlotsModel, SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import { REFILLS_MAX } from '../../../packages/game-rules/src/slots/spin.ts';
import { countAnywhere } from './anywhere.ts';
import { countFreeSpins } from './free-spins.ts';
import { countCollected } from './hold.ts';
import { countExpanded, countLines } from './lines.ts';
import { entryOf, meanOf, momentOf } from './pays.ts';
import { countScatters } from './scatters.ts';
import { countWays, countWaysHit } from './ways.ts';

/** Shares of the stake that come back, counted from the numbers of the model without playing it. */
export type Returns = {
  base: number;
  scatter: number;
  feature: number;
  /** All of a spin. */
  whole: number;
  /** All of a bought round. */
  bought: number;
  /** The chance that a spin starts the feature. */
  featureChance: number;
};

/** Of a model without books: the highest win is left aside, since it takes less than a millionth of the return. */
export function countReturns(model: SlotsModel): Returns {
  const chances = countScatters(model, model.base);
  const base = countSpin(model, model.base) / model.coins;
  const scatter = countScatterPays(model, chances) / model.coins;
  const countFeature = prepareFeature(model);
  const starts = chances.map((chance, count) => ({ chance, coins: countFeature(count) }));
  const feature = starts.reduce((sum, { chance, coins }) => sum + chance * coins, 0) / model.coins;
  const bought = meanOf(model.buy.starts.map(([count, weight]) => [countFeature(count), weight]));
  return {
    base,
    scatter,
    feature,
    whole: base + scatter + feature,
    bought: bought / (model.buy.price * model.coins),
    featureChance: starts.reduce((sum, { chance, coins }) => sum + (coins > 0 ? chance : 0), 0),
  };
}

/** Coins that the feature pays on average when it begins with so many scatters or coins; none if those are too few. */
export function prepareFeature(model: SlotsModel): (start: number) => number {
  const { hold, free, scatter } = model;
  if (hold) return (start) => (start < hold.needs ? 0 : countCollected(model, hold, start));
  if (!free || !scatter) return () => 0;
  const rules = { ...model.base, ...free };
  const chances = countScatters(model, rules);
  const awards = chances.map((chance, count) => ({ chance, spins: entryOf(scatter.awards, count) }));
  const coins = countSpin(model, rules) + countScatterPays(model, chances) + countSpecial(model, free, rules);
  const spins = scatter.awards.map((first) => countFreeSpins(awards, { first, limit: free.limit }));
  return (start) => coins * entryOf(spins, start);
}

/** Coins of one spin with all its refills, scatters and expanded symbols apart. */
function countSpin(model: SlotsModel, rules: SpinRules): number {
  return countBoard(model, rules) * (rules.multiplier ?? 1) * meanOf(rules.multipliers) * climb(model, rules);
}

function countBoard(model: SlotsModel, rules: SpinRules): number {
  if (model.by === 'lines') return countLines(model, rules);
  return model.by === 'ways' ? countWays(model, rules) : countAnywhere(model, rules);
}

/** A whole board follows each win, so board i is reached with the i-th power of the chance to win. */
function climb(model: SlotsModel, rules: SpinRules): number {
  const { ladder } = rules;
  if (!ladder) return 1;
  const hit = countWaysHit(model, rules);
  let climbed = 0;
  for (let step = 0; step <= REFILLS_MAX; step += 1) climbed += hit ** step * entryOf(ladder, step);
  return climbed;
}

function countScatterPays({ scatter }: SlotsModel, chances: readonly number[]): number {
  return chances.reduce((sum, chance, count) => sum + chance * entryOf(scatter?.pays ?? [], count), 0);
}

function countSpecial(model: SlotsModel, { special }: FreeSpins, rules: SpinRules): number {
  if (!special) return 0;
  const paid = special.map((weight, symbol) => [countExpanded(model, rules.strips, symbol), weight] as const);
  return momentOf(paid, 1) * (rules.multiplier ?? 1);
}
