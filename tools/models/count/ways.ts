import {
  type SlotsModel,
  type SpinRules,
  type Weighted,
  WILD,
} from '../../../packages/game-rules/src/slots/model.ts';
import { momentOf, payTable } from './pays.ts';
import { countIn, maskOf, PAYING, shareOf, windowsOf } from './reels.ts';

/** Of a symbol on a reel: how often it shows, on average, and the chance that it does not show at all. */
type OnReel = { mean: number; none: number };

/** Coins a spin pays on ways, on average. Reels are independent, so the mean of a product is the product of means. */
export function countWays(model: SlotsModel, rules: SpinRules): number {
  let coins = 0;
  for (const symbol of PAYING) {
    const pays = payTable(model, symbol, model.reels);
    const reels = Array.from({ length: model.reels }, (_, reel) =>
      findOnReel(model, rules, { reel, symbol }),
    );
    let ways = 1;
    reels.forEach(({ mean }, reel) => {
      ways *= mean;
      coins += ways * (reels[reel + 1]?.none ?? 1) * (pays[reel + 1] ?? 0);
    });
  }
  return coins;
}

/** The chance that a board of strips wins on ways: some symbol shows on each of the first three reels. */
export function countWaysHit(model: SlotsModel, { strips = [] }: SpinRules): number {
  const least = model.counts[0] ?? 0;
  let chances = new Map([[maskOf(PAYING), 1]]);
  strips.slice(0, least).forEach((strip, reel) => {
    const next = new Map<number, number>();
    const windows = windowsOf(strip, model.rows[reel] ?? 0).map(maskOf);
    for (const [mask, chance] of chances)
      for (const window of windows)
        next.set(mask & window, (next.get(mask & window) ?? 0) + chance / strip.length);
    chances = next;
  });
  return 1 - (chances.get(0) ?? 0);
}

function findOnReel(model: SlotsModel, rules: SpinRules, at: { reel: number; symbol: number }): OnReel {
  const wild = at.reel === 0 ? [] : [WILD];
  const wanted = [at.symbol, ...wild];
  const strip = rules.strips?.[at.reel];
  if (!strip) return findInCells(rules, { reel: at.reel, wanted });
  const rows = model.rows[at.reel] ?? 0;
  const count = wanted.reduce((sum, symbol) => sum + countIn(strip, symbol), 0);
  return {
    mean: (rows * count) / strip.length,
    none: shareOf(strip, rows, (window) => !window.some((cell) => wanted.includes(cell))),
  };
}

/** Cells of a reel are independent, and their number is drawn. */
function findInCells(
  { weights = [], heights = [] }: SpinRules,
  { reel, wanted }: { reel: number; wanted: number[] },
): OnReel {
  const ofReel = weights[reel] ?? [];
  const total = ofReel.reduce((sum, weight) => sum + weight, 0);
  const chance = wanted.reduce((sum, symbol) => sum + (ofReel[symbol] ?? 0), 0) / total;
  return { mean: momentOf(heights, 1) * chance, none: averageOver(heights, (rows) => (1 - chance) ** rows) };
}

function averageOver(choices: Weighted, compute: (value: number) => number): number {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.reduce((sum, [value, weight]) => sum + (compute(value) * weight) / total, 0);
}
