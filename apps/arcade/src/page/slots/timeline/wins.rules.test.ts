import { expect, test } from 'vitest';
import { makeBoard, makeModel } from '../testing/slot-model.ts';
import { inTurn, lightAt, litCells } from './wins.rules.ts';

const model = makeModel();

test('all wins are lit first, then each in turn', () => {
  expect(lightAt(500, 3).lit).toEqual([0, 1, 2]);
  const turns = [1_200, 2_400, 3_600, 4_800].map((ms) => lightAt(ms, 3).lit);
  expect(turns).toEqual([[0], [1], [2], [0]]);
});

test('after two laps all stay lit and nothing moves', () => {
  expect(lightAt(60_000, 3)).toEqual({ lit: [0, 1, 2], drawn: 1, pulse: 0, isOver: true });
});

test('a single win is never switched off', () => {
  for (const ms of [0, 1_500, 3_000, 10_000]) expect(lightAt(ms, 1).lit).toEqual([0]);
});

test('a line is drawn from nothing', () => {
  expect(lightAt(0, 2).drawn).toBe(0);
  expect(lightAt(400, 2).drawn).toBe(1);
});

test('the highest win comes first', () => {
  const wins = [5, 100, 20].map((pays) => ({ symbol: 4, count: 3, pays }));
  expect(inTurn(wins).map(({ pays }) => pays)).toEqual([100, 20, 5]);
});

test('a line lights the cells of its win', () => {
  const win = { symbol: 1, count: 4, pays: 5, line: 1 };
  expect(litCells(win, { kind: 'base', board: makeBoard() }, model)).toEqual([0, 10, 20, 30]);
});

test('an expanded symbol lights whole reels', () => {
  const picture = { kind: 'free' as const, board: makeBoard(), expanded: [0, 2] };
  expect(litCells({ symbol: 4, count: 2, pays: 5 }, picture, model)).toEqual([0, 1, 2, 20, 21, 22]);
});

test('scatters light where they are', () => {
  const picture = { kind: 'base' as const, board: makeBoard([1, 3]) };
  expect(litCells({ symbol: 10, count: 2, pays: 5 }, picture, model)).toEqual([11, 31]);
});
