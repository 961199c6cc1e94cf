import { describe, expect, test } from 'vitest';
import { cutPage, lastId, readPage } from './pages.rules.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const [a, b, c] = rows;

describe('a page', () => {
  test.each([
    [1, [a], 'a'],
    [2, [a, b], 'b'],
    [3, [a, b, c], null],
    [4, [a, b, c], null],
  ])(
    'of %i among three rows goes on from its last row, and nowhere after the last of all',
    (limit, shown, next) => {
      expect(cutPage(limit, rows, lastId)).toEqual({ rows: shown, next });
    },
  );

  test('of an empty list is empty', () => {
    expect(cutPage(25, [], lastId)).toEqual({ rows: [], next: null });
  });

  test('is read with one row more than it shows', async () => {
    const counts: number[] = [];
    const read = async (count: number) => {
      counts.push(count);
      return rows.slice(0, count);
    };
    expect(await readPage(2, read, lastId)).toEqual({ rows: [a, b], next: 'b' });
    expect(counts).toEqual([3]);
  });
});
