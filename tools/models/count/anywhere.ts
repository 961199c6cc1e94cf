import { chooseExactly } from '@parlour/exact';
import type { SlotsModel, SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import { payTable } from './pays.ts';
import { PAYING } from './reels.ts';

/** Coins a spin pays for symbols anywhere, on average: each symbol's number is binomial. */
export function countAnywhere(model: SlotsModel, { weights = [] }: SpinRules): number {
  const cells = model.rows.reduce((sum, rows) => sum + rows, 0);
  // All reels of such a model have the same weights.
  const ofCell = weights[0] ?? [];
  const total = ofCell.reduce((sum, weight) => sum + weight, 0);
  let coins = 0;
  for (const symbol of PAYING) {
    const pays = payTable(model, symbol, cells);
    const chances = binomial(cells, (ofCell[symbol] ?? 0) / total);
    chances.forEach((chance, count) => {
      coins += chance * (pays[count] ?? 0);
    });
  }
  return coins;
}

/** By number, the chance of so many successes in so many tries. */
export function binomial(tries: number, chance: number): number[] {
  return Array.from(
    { length: tries + 1 },
    (_, count) => Number(chooseExactly(tries, count)) * chance ** count * (1 - chance) ** (tries - count),
  );
}
