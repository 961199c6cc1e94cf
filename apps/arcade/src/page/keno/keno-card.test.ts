import { type KenoModel, keno, NUMBERS, PICKED_MAX } from '@parlour/game-rules/keno';
import { expect, test } from 'vitest';
import { isSamePick, paysOf, pickAnew, toggle } from './keno-card.ts';

const risk = { 1: [72, 180], 2: [0, 138, 796] };
const model: KenoModel = {
  sheet: { return: '99.00', least: '99.00', deviation: '1', most: '7.96' },
  tables: { low: risk, medium: risk, high: risk },
};
/** Words that count up, far apart. */
function countingWords() {
  let word = 0;
  return { next: () => (word += 7_919) };
}

test('A selection stays in order, and has no room for an eleventh number', () => {
  expect(toggle([3, 9], 5)).toEqual([3, 5, 9]);
  expect(toggle([3, 5, 9], 5)).toEqual([3, 9]);
  expect(toggle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11)).toBeNull();
  expect(toggle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10)).toHaveLength(PICKED_MAX - 1);
});

test('A quick pick keeps the count, and can be played', () => {
  const three = pickAnew([1, 2, 3], countingWords());
  expect(three).toHaveLength(3);
  expect(keno.readPick({ risk: 'high', numbers: three }, model)).not.toBeNull();
  const full = pickAnew([], countingWords());
  expect(full).toHaveLength(PICKED_MAX);
  expect(keno.readPick({ risk: 'low', numbers: full }, model)).not.toBeNull();
  expect(Math.max(...full)).toBeLessThanOrEqual(NUMBERS);
});

test('Only hits that pay are listed', () => {
  expect(paysOf({ risk: 'high', numbers: [] }, model)).toEqual([]);
  expect(paysOf({ risk: 'high', numbers: [4, 8] }, model)).toEqual([
    { hits: 1, pays: 138 },
    { hits: 2, pays: 796 },
  ]);
  expect(paysOf({ risk: 'low', numbers: [4] }, model).map(({ hits }) => hits)).toEqual([0, 1]);
});

test('Marks of a round belong to its pick alone', () => {
  expect(isSamePick({ risk: 'low', numbers: [1, 2] }, { risk: 'low', numbers: [1, 2] })).toBe(true);
  expect(isSamePick({ risk: 'low', numbers: [1, 2] }, { risk: 'high', numbers: [1, 2] })).toBe(false);
  expect(isSamePick({ risk: 'low', numbers: [1, 2] }, { risk: 'low', numbers: [12] })).toBe(false);
});
