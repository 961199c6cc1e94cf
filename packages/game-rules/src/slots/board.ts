import { uniform, type WordStream } from '@parlour/fairness';
import type { SlotsModel, SpinRules, Weighted } from './model.ts';

/** Symbols from top to bottom, reel by reel. */
export type Board = number[][];

/** From the first reel to the last; a reel that changes its height draws all heights before the first cell. */
export function drawBoard(words: WordStream, model: SlotsModel, rules: SpinRules): Board {
  if (rules.strips)
    return rules.strips.map((strip, reel) =>
      windowOf(strip, uniform(words, strip.length), rowsOf(model, reel)),
    );
  const { heights, weights = [] } = rules;
  const rows = weights.map((_, reel) => (heights ? drawWeighted(words, heights) : rowsOf(model, reel)));
  return weights.map((ofReel, reel) => drawCells(words, ofReel, rows[reel] ?? 0));
}

/** Cells one after another, from the top of a reel. */
export function drawCells(words: WordStream, weights: readonly number[], count: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: count }, () => placeOf(weights, uniform(words, total)));
}

export function drawWeighted(words: WordStream, choices: Weighted): number {
  const weights = choices.map(([, weight]) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return choices[placeOf(weights, uniform(words, total))]?.[0] ?? 0;
}

export function countOn(board: Board, symbol: number): number {
  let count = 0;
  for (const reel of board) for (const cell of reel) if (cell === symbol) count += 1;
  return count;
}

function placeOf(weights: readonly number[], drawn: number): number {
  let left = drawn;
  let place = 0;
  for (const weight of weights) {
    if (left < weight) return place;
    left -= weight;
    place += 1;
  }
  throw new RangeError('more was drawn than the weights add up to');
}

/** The strip is a ring. */
function windowOf(strip: readonly number[], stop: number, rows: number): number[] {
  const seen = strip.slice(stop, stop + rows);
  return seen.length === rows ? seen : [...seen, ...strip.slice(0, rows - seen.length)];
}

function rowsOf(model: SlotsModel, reel: number): number {
  return model.rows[reel] ?? 0;
}
