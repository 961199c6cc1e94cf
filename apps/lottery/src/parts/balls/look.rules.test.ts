import { expect, test } from 'vitest';
import { DICE_DOTS, lookOf, placesInList, printResult, sayResult, sumShown } from './look.rules.ts';

test('numbers look like what the family draws', () => {
  expect([
    lookOf('ssc', 3),
    lookOf('pk10', 3),
    lookOf('k3', 3),
    lookOf('marksix', 3),
    lookOf('marksix', 7),
    lookOf('marksix', 49),
    lookOf('thai', 333),
    lookOf('keno', 80),
  ]).toEqual(['gold', 'car3', 'die', 'blue', 'red', 'green', 'lot', 'gold']);
});

test('numbers are printed with the zeros of their family', () => {
  expect(printResult('ssc', [0, 7])).toEqual(['0', '7']);
  expect(printResult('11x5', [1, 11])).toEqual(['01', '11']);
  expect(printResult('thai', [42, 7, 70, 1, 0, 5])).toEqual(['000042', '007', '070', '001', '000', '05']);
});

test('a list shows the greatest prizes of a board, and every ball', () => {
  expect(placesInList('ssc', [1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4]);
  expect(placesInList('vietnamSouth', Array(18).fill(1))).toEqual([0]);
  expect(placesInList('fourd', Array(23).fill(1))).toEqual([0, 1, 2]);
  expect(placesInList('thai', Array(6).fill(1))).toEqual([0, 5]);
});

test('dice and Lucky 28 are added up', () => {
  expect([sumShown('k3', [1, 2, 6]), sumShown('lucky28', [9, 9, 9]), sumShown('ssc', [1])]).toEqual([
    9,
    27,
    null,
  ]);
});

test('a result is read out with its sum', () => {
  expect(sayResult('k3', [1, 2, 6])).toBe('1 2 6 = 9');
  expect(sayResult('marksix', [1, 12, 30, 4, 5, 6, 49])).toBe('01 12 30 04 05 06 49');
});

test('a die has as many dots as its number', () => {
  expect(DICE_DOTS.map((dots) => dots.length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
