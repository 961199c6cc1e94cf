import { PAYING_SYMBOLS, type SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { countReturns } from '../count/count-returns.ts';
import { type Boards, listBoards, measureModel } from '../measure/measure-model.ts';
import type { Design } from './design.ts';
import { findMost, findMostOfShifting } from './most.ts';
import { type Linear, solvePays } from './pays.ts';
import { priceFeature } from './price.ts';
import { writeFigures } from './sheet.ts';

/** A model without books, from its design to its sheet. */
export function buildModel(design: Design): SlotsModel {
  const draft = draftModel(design);
  const pays = solvePays(design.shape, {
    linear: linearise(draft),
    target: design.returned / 10_000,
    name: design.name,
  });
  const priced = { ...draft, pays, buy: priceFeature({ ...draft, pays }, startsOf(draft)) };
  const boards = listBoards(priced);
  const limited = limitWins(priced, boards);
  return {
    ...limited.model,
    ...writeFigures(limited.model, { ...limited, measured: measureModel(priced, boards) }),
  };
}

/** All that the designer decided, with figures still to come. */
export function draftModel(design: Design): SlotsModel {
  const { name: _name, returned: _returned, shape, ...numbers } = design;
  return {
    sheet: { return: '0', least: '0', deviation: '0', most: '0' },
    figures: {
      volatility: 1,
      hitRate: '0',
      featureOneIn: 0,
      returns: { base: '0', scatter: '0', feature: '0' },
      boughtReturn: '0',
    },
    ...numbers,
    reels: design.rows.length,
    mostCoins: Number.MAX_SAFE_INTEGER,
    pays: shape.map((row) => row.map(() => 0)),
    buy: { price: 1, starts: [[0, 1]] },
  };
}

/** The numbers of scatters or coins that a bought feature may begin with: the least that starts it, and two more. */
export function startsOf(model: SlotsModel): number[] {
  const awards = model.scatter?.awards ?? [];
  const least = model.hold?.needs ?? awards.findIndex((award) => award > 0);
  return [least, least + 1, least + 2];
}

/** The return is a sum over pays, so pays of one coin each tell the coefficients. */
function linearise(model: SlotsModel): Linear {
  const fixed = countReturns(model).whole;
  const coefficients = model.pays.map((row, symbol) =>
    row.map((_, column) => {
      const pays = model.pays.map((other, s) => other.map((_, c) => (s === symbol && c === column ? 1 : 0)));
      return countReturns({ ...model, pays }).whole - fixed;
    }),
  );
  if (coefficients.length !== PAYING_SYMBOLS) throw new Error('every paying symbol needs its pays');
  return { fixed, coefficients };
}

function limitWins(model: SlotsModel, boards: Boards): { model: SlotsModel; mostChance?: number } {
  const { most, chance } = model.base.heights ? findMostOfShifting(model) : findMost(model, boards);
  const limited = { model: { ...model, mostCoins: most * model.coins } };
  return chance === undefined ? limited : { ...limited, mostChance: chance };
}
