import { type SlotsModel, type SpinRules, WILD } from '../../../packages/game-rules/src/slots/model.ts';
import { binomial } from '../count/anywhere.ts';
import { countFreeSpins } from '../count/free-spins.ts';
import { entryOf, payTable } from '../count/pays.ts';
import { PAYING } from '../count/reels.ts';
import { countScatters } from '../count/scatters.ts';

/** A win of one symbol on one board, and how often a round has it, on average. */
export type SingleWin = { coins: number; expected: number };

/** Less likely products of reels are left aside. */
const CHANCE_LEAST = 1e-20;

/** Every win that one symbol can have on reels of changing height, in paid and in free spins. */
export function listSingleWins(model: SlotsModel): SingleWin[] {
  const rules = { ...model.base, ...model.free };
  return [...listWins(model, model.base, 1), ...listWins(model, rules, countFreeSpinsPerRound(model, rules))];
}

function countFreeSpinsPerRound(model: SlotsModel, rules: SpinRules): number {
  const awards = model.scatter?.awards ?? [];
  const again = countScatters(model, rules).map((chance, count) => ({
    chance,
    spins: entryOf(awards, count),
  }));
  const limit = model.free?.limit ?? 0;
  return countScatters(model, model.base).reduce(
    (sum, chance, count) => sum + chance * countFreeSpins(again, { first: entryOf(awards, count), limit }),
    0,
  );
}

function listWins(model: SlotsModel, rules: SpinRules, spins: number): SingleWin[] {
  return PAYING.flatMap((symbol) => {
    const pays = payTable(model, symbol, model.reels);
    const reels = countOnReels(rules, symbol);
    const wins: SingleWin[] = [];
    const run = (reel: number, ways: number, chance: number): void => {
      if (chance < CHANCE_LEAST) return;
      const coins = ways * (pays[reel] ?? 0) * (rules.multiplier ?? 1);
      const next = reels[reel];
      if (coins > 0) wins.push({ coins, expected: spins * chance * (next?.[0] ?? 1) });
      next?.forEach((each, count) => {
        if (count > 0) run(reel + 1, ways * count, chance * each);
      });
    };
    run(0, 1, 1);
    return wins;
  });
}

/** By reel and number, the chance that so many cells show the symbol or a wild. */
function countOnReels({ weights = [], heights = [] }: SpinRules, symbol: number): number[][] {
  const all = heights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map((ofReel, reel) => {
    const total = ofReel.reduce((sum, weight) => sum + weight, 0);
    const own = (ofReel[symbol] ?? 0) + (reel === 0 ? 0 : (ofReel[WILD] ?? 0));
    const chances: number[] = [];
    for (const [rows, weight] of heights)
      binomial(rows, own / total).forEach((chance, count) => {
        chances[count] = (chances[count] ?? 0) + (chance * weight) / all;
      });
    return chances;
  });
}
