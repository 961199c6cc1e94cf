import { describe, expect, test } from 'vitest';
import {
  arrangeDigits,
  arrangeFourD,
  FOUR_D_PICK,
  pickOf,
  THAI,
  VIETNAM_NORTH,
  VIETNAM_SOUTH,
} from './layouts.ts';

describe('a board', () => {
  test.each([
    ['Vietnam North', VIETNAM_NORTH, 107, 27],
    ['Vietnam South and Central', VIETNAM_SOUTH, 82, 18],
    ['Thai', THAI, 20, 6],
  ])('of %s is drawn as so many digits', (_, layout, digits, lots) => {
    expect(pickOf(layout)).toEqual({ kind: 'digits', count: digits });
    const drawn = Array.from({ length: digits }, (_, index) => index % 10);
    const board = Object.values(arrangeDigits(layout, drawn)).flat();
    expect(board).toHaveLength(lots);
    expect(board.join('')).toBe(drawn.join(''));
  });

  test('of Vietnam North begins with the special prize and ends with the seventh', () => {
    const board = arrangeDigits(
      VIETNAM_NORTH,
      Array.from({ length: 107 }, (_, index) => index % 10),
    );
    expect(board).toMatchObject({ special: ['01234'], first: ['56789'], second: ['01234', '56789'] });
    expect(board.seventh).toEqual(['90', '12', '34', '56']);
    expect(Object.values(board).map((lots) => lots.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
  });

  test('of Vietnam South has a special prize of six digits and an eighth of two', () => {
    const board = arrangeDigits(
      VIETNAM_SOUTH,
      Array.from({ length: 82 }, () => 7),
    );
    expect([board.special, board.eighth]).toEqual([['777777'], ['77']]);
    expect(Object.values(board).map((lots) => lots.length)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1]);
  });

  test('of Thai has the first prize, two fronts, two bottoms of three and one of two', () => {
    const board = arrangeDigits(THAI, [...'01234567890123456789'].map(Number));
    expect(board).toEqual({
      first: ['012345'],
      frontThree: ['678', '901'],
      bottomThree: ['234', '567'],
      bottomTwo: ['89'],
    });
  });

  test('of 4D has 23 numbers, each one less than drawn', () => {
    const drawn = [1, 10_000, 43, ...Array.from({ length: 20 }, (_, index) => 101 + index)];
    const { top, starter, consolation } = arrangeFourD(drawn);
    expect(top).toEqual(['0000', '9999', '0042']);
    expect([starter?.[0], starter?.length, consolation?.[9], consolation?.length]).toEqual([
      '0100',
      10,
      '0119',
      10,
    ]);
    expect(FOUR_D_PICK).toEqual({ kind: 'distinct', count: 23, from: 10_000 });
  });

  test('takes exactly the numbers it needs', () => {
    expect(() => arrangeDigits(THAI, [1, 2])).toThrow('the board takes 20 drawn numbers, not 2');
    expect(() => arrangeFourD([1])).toThrow('the board takes 23 drawn numbers, not 1');
  });
});
