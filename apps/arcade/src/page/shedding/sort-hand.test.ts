import { expect, test } from 'vitest';
import { rowsOf, sortHand } from './sort-hand.ts';

const SOUTHERN = [0, 3, 2, 1];
/** Spades, hearts, diamonds, clubs of a rank. */
const [ACE, TWO, THREE, KING] = [0, 4, 8, 48];

test('a hand goes from threes to twos, suits as the game ranks them', () => {
  expect(sortHand([TWO, ACE, THREE + 1, KING, THREE], 'rank', SOUTHERN)).toEqual([
    THREE,
    THREE + 1,
    KING,
    ACE,
    TWO,
  ]);
  expect(sortHand([THREE + 1, THREE + 3], 'rank', SOUTHERN)).toEqual([THREE + 3, THREE + 1]);
});

test('or suit by suit', () => {
  expect(sortHand([TWO, THREE + 1, THREE, KING + 1], 'suit', SOUTHERN)).toEqual([
    THREE,
    TWO,
    THREE + 1,
    KING + 1,
  ]);
});

test('more than seven cards lie in two rows, each card wide enough to touch', () => {
  expect(rowsOf([])).toEqual([]);
  expect(rowsOf([1, 2, 3])).toEqual([[1, 2, 3]]);
  expect(rowsOf(Array.from({ length: 13 }, (_, card) => card)).map(({ length }) => length)).toEqual([7, 6]);
});
