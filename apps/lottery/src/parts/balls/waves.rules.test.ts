import { expect, test } from 'vitest';
import { waveOfDigits, waveOfSum } from './waves.rules.ts';

test('four sums of Lucky 28 have no colour', () => {
  expect(waveOfDigits([1, 1, 1])).toBe('red');
  expect(waveOfDigits([9, 7, 9])).toBe('green');
  expect(waveOfDigits([0, 1, 1])).toBe('blue');
  expect([0, 13, 14, 27].map(waveOfSum)).toEqual([null, null, null, null]);
  expect([3, 25, 26].map(waveOfSum)).toEqual(['red', 'green', 'blue']);
});
