import type { SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { distributeRound } from '../measure/distribution.ts';
import type { Boards } from '../measure/measure-model.ts';
import { listSingleWins } from '../measure/single-wins.ts';

/** Highest wins that are easy to remember, in stakes: steps of 50 up to 1,000, of 250 up to 5,000 and so on. */
const HIGHEST = [
  ...range(200, 1000, 50),
  ...range(1000, 2000, 100),
  ...range(2000, 5000, 250),
  ...range(5000, 10_500, 500),
];
/** The return that a highest win may cost: the counted return leaves it aside. */
const COST_MAX = 1e-6;
/** Stakes that the distribution covers at first. */
const SIZE_LEAST = 2500;
/** Stakes that the rest of a round may have won beside its greatest win. */
const REST = 50;
/** Chances below this are lost in the rounding of the transform. */
const CHANCE_LEAST = 1e-11;

/** The least of the round figures that costs the model nothing one could notice, and the chance to win as much. */
export function findMost(model: SlotsModel, boards: Boards): { most: number; chance?: number } {
  const { coins } = model;
  let size = 2 ** Math.ceil(Math.log2(Math.max(SIZE_LEAST * coins, 2 * highestBoard(boards))));
  let totals = distributeRound(model, boards, size);
  // Totals beyond the size would come back at its lower end: it grows until its upper end is empty.
  while (sumFrom(totals, size * 0.75) > CHANCE_LEAST) {
    size *= 2;
    totals = distributeRound(model, boards, size);
  }
  for (const most of HIGHEST) {
    const chance = sumFrom(totals, most * coins);
    const cost = sumFrom(totals, most * coins, (total) => total / coins - most);
    if (cost < COST_MAX) return chance > CHANCE_LEAST ? { most, chance } : { most };
  }
  throw new Error('the wins of the model have no limit');
}

/**
 * Reels of changing height have too many boards to list. A total this high is one great win of one symbol, so the
 * distribution of single wins tells the cost; it is kept at half of what it may be, for what the rest of the round adds.
 */
export function findMostOfShifting(model: SlotsModel): { most: number; chance?: number } {
  const wins = listSingleWins(model);
  const most = HIGHEST.find((stakes) => {
    let cost = 0;
    for (const { coins, expected } of wins)
      cost += expected * Math.max(0, coins / model.coins + REST - stakes);
    return cost < COST_MAX / 2;
  });
  if (most === undefined) throw new Error('the wins of the model have no limit');
  return { most };
}

function highestBoard({ base, free }: Boards): number {
  const classes = [...base, ...free.flatMap(({ boards }) => boards)];
  let highest = 0;
  for (const { wins } of classes) for (const coins of wins.keys()) highest = Math.max(highest, coins);
  return highest;
}

function sumFrom(totals: Float64Array, least: number, weigh = (_total: number) => 1): number {
  let sum = 0;
  for (let total = least; total < totals.length; total += 1) sum += (totals[total] ?? 0) * weigh(total);
  return sum;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
}
