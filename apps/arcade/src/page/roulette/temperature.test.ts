import { expect, test } from 'vitest';
import { countNumbers, temperaturesOf } from './temperature.ts';

test('numbers that came often are hot, those that did not come are cold', () => {
  const drawn = [7, 0, 7, 1, 2, 3, 4, 5, 6, 8, 9, 7];
  expect(countNumbers(drawn)[0]).toEqual([7, 3]);
  const found = temperaturesOf(drawn);
  expect([found.get(7), found.get(0), found.get(36)]).toEqual(['hot', undefined, 'cold']);
  expect(temperaturesOf([7, 7]).size).toBe(0);
});
