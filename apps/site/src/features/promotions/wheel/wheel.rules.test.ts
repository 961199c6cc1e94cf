import { expect, test } from 'vitest';
import { angleOf, outlineOf, percentOf, turnTo } from './wheel.rules.ts';

const weights = [500, 1_500, 8_000];

/** The sector under the pointer of a wheel that is turned so far. */
const under = (angle: number) => Math.floor((((360 - (angle % 360)) % 360) / 360) * weights.length);

test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [1_999, 1],
  [2_000, 2],
  [9_999, 2],
])('the number %i stops in sector %i', (number, sector) => {
  expect(under(angleOf({ sector, number, weights }))).toBe(sector);
  expect(under(turnTo(1_234, angleOf({ sector, number, weights })))).toBe(sector);
});

test('a turn goes on for some rounds, and never back', () => {
  expect(turnTo(0, 10)).toBe(6 * 360 + 10);
  expect(turnTo(2_170, 10)).toBeGreaterThan(2_170 + 5 * 360);
});

test('chances are shares of all weights', () => {
  expect(weights.map((weight) => percentOf(weight, weights))).toEqual(['5.00', '15.00', '80.00']);
  expect(percentOf(1, [1, 2])).toBe('33.33');
});

test('a sector begins where the one before it ends', () => {
  expect(outlineOf(0, { sectors: 4, radius: 10 })).toBe('M0 0L0.00 -10.00A10 10 0 0 1 10.00 -0.00Z');
});
