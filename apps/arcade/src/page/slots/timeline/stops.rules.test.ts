import { expect, test } from 'vitest';
import { makeBoard, makeModel } from '../testing/slot-model.ts';
import { BEATS } from './beats.rules.ts';
import { stopsOf } from './stops.rules.ts';

const model = makeModel();
const stop = (board: number[][], changes: Partial<typeof model> = {}) => {
  const of = { ...model, ...changes };
  return stopsOf({ board, model: of, rules: of.base }, BEATS.normal.spin, BEATS.normal);
};

test('reels stop 120 ms apart, and the last one when the spin is over', () => {
  expect(stop(makeBoard()).at).toEqual([1_120, 1_240, 1_360, 1_480, 1_600]);
});

test('in turbo the last reel stops after 0.6 s', () => {
  const { at } = stopsOf({ board: makeBoard(), model, rules: model.base }, BEATS.turbo.spin, BEATS.turbo);
  expect(at.at(-1)).toBe(600);
});

test('every reel turns longer that may bring the scatter which is missing', () => {
  const { at, isTeased } = stop(makeBoard([0, 2]));
  expect(isTeased).toEqual([false, false, false, true, true]);
  expect(at).toEqual([1_120, 1_240, 1_360, 2_280, 3_200]);
});

test('nothing is teased once the feature is won', () => {
  expect(stop(makeBoard([0, 1, 2])).isTeased).toEqual([false, false, true, false, false]);
});

test('one scatter is no reason to tease', () => {
  expect(stop(makeBoard([0])).isTeased).not.toContain(true);
});

test('a reel without scatters is never teased', () => {
  const strips = [...(model.base.strips ?? [])].map((strip, reel) =>
    reel === 3 ? strip.filter((symbol) => symbol !== 10) : strip,
  );
  expect(stop(makeBoard([0, 1]), { base: { strips } }).isTeased).toEqual([false, false, true, false, true]);
});

test('weights are asked where there are no strips', () => {
  const weights = model.rows.map((_, reel) => [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, reel === 4 ? 0 : 1]);
  expect(stop(makeBoard([0, 1]), { base: { weights } }).isTeased).toEqual([false, false, true, true, false]);
});

test('coins of hold and collect tease when one is missing', () => {
  const hold = { needs: 2, lives: 3, refill: [1, 10], values: [[10, 1]], full: 100 } as const;
  expect(stop(makeBoard([3]), { hold }).isTeased).toEqual([false, false, false, false, true]);
});

test('a model without a feature teases nothing', () => {
  const { scatter: _, ...plain } = model;
  const stops = stopsOf({ board: makeBoard([0, 1]), model: plain, rules: plain.base }, 1_600, BEATS.normal);
  expect(stops.isTeased).not.toContain(true);
});
