import { expect, test } from 'vitest';
import { bigRoad, derivedRoad, layRoad, type Side, toColumns } from './roads.ts';

/** R banker, B player, T tie. */
const sidesOf = (letters: string): Side[] =>
  [...letters].map((letter) => (letter === 'R' ? 'red' : letter === 'B' ? 'blue' : 'tie'));
const write = (marks: readonly string[]) => marks.map((mark) => (mark === 'red' ? 'r' : 'b')).join('');

test('the big road begins a column with each change, and counts ties on the round before', () => {
  const columns = bigRoad(sidesOf('TRRTTBBBRB'));
  expect(columns.map((marks) => marks.map(({ side }) => side[0]).join(''))).toEqual(['rr', 'bbb', 'r', 'b']);
  expect(columns[0]?.map(({ ties }) => ties)).toEqual([0, 2]);
});

test('derived roads begin in the second row after their columns, or in the first of the next', () => {
  for (const back of [1, 2, 3] as const) {
    const before = 'RBRB'.slice(0, back);
    expect(derivedRoad(bigRoad(sidesOf(before)), back)).toEqual([]);
    const next = before.endsWith('R') ? 'B' : 'R';
    expect(derivedRoad(bigRoad(sidesOf(before + next)), back)).toEqual([]);
    expect(derivedRoad(bigRoad(sidesOf(before + next + next)), back)).toHaveLength(1);
    expect(
      derivedRoad(bigRoad(sidesOf(`${before}${next}${before.endsWith('R') ? 'R' : 'B'}`)), back),
    ).toHaveLength(1);
  }
});

test('red is a road that repeats itself: columns of one height, a row that is there beside', () => {
  // Columns of two, two, two: every look finds its like.
  expect(write(derivedRoad(bigRoad(sidesOf('RRBBRRBB')), 1))).toBe('rrrrr');
  // One more than the column before is a change, and two more goes on alone.
  expect(write(derivedRoad(bigRoad(sidesOf('RRBBBB')), 1))).toBe('rbr');
  // A new column after two of different heights.
  expect(write(derivedRoad(bigRoad(sidesOf('RRBR')), 1))).toBe('b');
  expect(write(derivedRoad(bigRoad(sidesOf('RBRBR')), 1))).toBe('rrr');
  expect(write(derivedRoad(bigRoad(sidesOf('RBRBR')), 2))).toBe('rr');
  expect(write(derivedRoad(bigRoad(sidesOf('RBRBR')), 3))).toBe('r');
  expect(write(derivedRoad(bigRoad(sidesOf('RRBRBB')), 2))).toBe('bb');
});

test('marks of one kind stand below each other', () => {
  expect(toColumns(['r', 'r', 'b', 'r'])).toEqual([['r', 'r'], ['b'], ['r']]);
});

test('a column that is full turns to the right, and so does one that meets such a tail', () => {
  const at = (columns: string[][]) => layRoad(columns, 3).map(({ column, row }) => `${column}${row}`);
  expect(at([['a', 'a', 'a', 'a', 'a']])).toEqual(['00', '01', '02', '12', '22']);
  expect(
    at([
      ['a', 'a', 'a', 'a'],
      ['b', 'b', 'b'],
    ]),
  ).toEqual(['00', '01', '02', '12', '10', '11', '21']);
});
