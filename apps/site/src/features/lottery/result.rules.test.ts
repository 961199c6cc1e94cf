import { expect, it } from 'vitest';
import { writeNumbers } from './result.rules.ts';

it.each([
  ['ssc', [0, 1, 2, 3, 4], ['0', '1', '2', '3', '4']],
  ['11x5', [1, 11, 3, 4, 5], ['01', '11', '03', '04', '05']],
  ['thai', [1_234, 5, 67, 89, 123, 4], ['001234', '005', '067']],
  [
    'keno',
    Array.from({ length: 20 }, (_, i) => i + 1),
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
  ],
] as const)('a result of %s is written as players do', (family, result, words) => {
  expect(writeNumbers(family, result).map((number) => number.words)).toEqual(words);
});
