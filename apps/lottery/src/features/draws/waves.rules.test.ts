import { expect, test } from 'vitest';
import { waveOf, waveOfDigits } from './waves.rules.ts';

test('numbers of Mark Six have the colour that is printed on their balls', () => {
  const printed = { red: [1, 2, 7, 46], blue: [3, 4, 9, 48], green: [5, 6, 11, 49] };
  for (const [wave, numbers] of Object.entries(printed))
    for (const number of numbers) expect([number, waveOf(number)]).toEqual([number, wave]);
});

test('four sums of Lucky 28 have no colour', () => {
  expect(waveOfDigits([1, 1, 1])).toBe('red');
  expect(waveOfDigits([9, 7, 9])).toBe('green');
  expect(waveOfDigits([0, 1, 1])).toBe('blue');
  for (const digits of [
    [0, 0, 0],
    [9, 4, 0],
    [9, 5, 0],
    [9, 9, 9],
  ])
    expect(waveOfDigits(digits)).toBeNull();
});
