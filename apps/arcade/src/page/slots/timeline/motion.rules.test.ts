import { expect, test } from 'vitest';
import { fallsOf } from './falls.rules.ts';
import { KNOWN_BEFORE_MS, reelAt, wrap } from './reel-motion.rules.ts';

const turn = { startMs: 0, stopMs: 1_000, rows: 3 };

test('a reel that stops shows whole cells', () => {
  const { moved, rest, isStopped } = reelAt(1_400, turn);
  expect(isStopped).toBe(true);
  expect(moved).toBe(rest);
  expect(Number.isInteger(rest)).toBe(true);
});

test('it reaches its stop without a jump', () => {
  for (const stopMs of [330, 600, 1_117, 1_600]) {
    const before = reelAt(stopMs - 1, { ...turn, stopMs });
    const after = reelAt(stopMs, { ...turn, stopMs });
    expect(Math.abs(after.moved - before.moved)).toBeLessThan(0.1);
  }
});

test('the result is above the window when it becomes known', () => {
  for (const rows of [3, 4, 7]) {
    const { moved, rest } = reelAt(1_600 - KNOWN_BEFORE_MS, { startMs: 0, stopMs: 1_600, rows });
    expect((rest ?? 0) - moved).toBeGreaterThan(rows);
  }
});

test('nobody knows where it stops before the answer', () => {
  expect(reelAt(5_000, { ...turn, stopMs: null })).toMatchObject({
    rest: null,
    isStopped: false,
    isFast: true,
  });
});

test('a reel that stops at once still leaves the old symbols behind', () => {
  expect(reelAt(500, { startMs: 0, stopMs: 60, rows: 5 }).rest).toBeGreaterThanOrEqual(5);
});

test('what lies above a gap falls, and new symbols come from above', () => {
  const falls = fallsOf([[1, 2, 3]], [[7, 8, 1]], [1, 2]);
  expect(falls).toEqual([
    [
      { symbol: 7, row: 0, from: -2 },
      { symbol: 8, row: 1, from: -1 },
      { symbol: 1, row: 2, from: 0 },
    ],
  ]);
});

test('a reel without a gap stays as it is', () => {
  expect(fallsOf([[1, 2]], [[1, 2]], [10])[0]?.every(({ row, from }) => row === from)).toBe(true);
});

test('a remainder is never negative', () => {
  expect([wrap(-1, 5), wrap(5, 5), wrap(7, 5)]).toEqual([4, 0, 2]);
});
