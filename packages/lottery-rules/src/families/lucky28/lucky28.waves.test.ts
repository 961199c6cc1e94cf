import { expect, test } from 'vitest';
import { waveOfSum } from './lucky28.waves.ts';

test('four sums of Lucky 28 have no colour', () => {
  expect([3, 25, 26].map(waveOfSum)).toEqual(['red', 'green', 'blue']);
  expect([0, 13, 14, 27].map(waveOfSum)).toEqual([null, null, null, null]);
});
