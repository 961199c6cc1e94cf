import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { FAMILIES } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { arrangeLots, boardOf, revealOrder } from './boards.rules.ts';

const boards = FAMILIES.filter(({ draw }) => draw.kind === 'lots');

test('every lottery that draws lots has a board, and no other', () => {
  for (const { id, draw } of FAMILIES)
    expect([id, boardOf(id as LotteryFamily) !== null]).toEqual([id, draw.kind === 'lots']);
});

describe.each(boards.map((family) => [family.id as LotteryFamily, family] as const))('%s', (id, family) => {
  const digits = family.draw.kind === 'lots' ? family.draw.digits : [];

  test('has the lots and digits of its rules', () => {
    const prizes = boardOf(id) ?? [];
    expect(prizes.flatMap((prize) => Array<number>(prize.lots).fill(prize.digits))).toEqual(digits);
  });

  test('prints leading zeros, and each lot once', () => {
    const board = arrangeLots(
      boardOf(id) ?? [],
      digits.map((_, place) => place),
    );
    const lots = board.flatMap((row) => row.lots);
    expect(lots.map(({ number }) => number.length)).toEqual(digits);
    expect(lots.map(({ number }) => Number(number))).toEqual(digits.map((_, place) => place));
  });

  test('is filled lot by lot, the greatest prize last', () => {
    const order = revealOrder(id);
    expect(order.toSorted((a, b) => a - b)).toEqual(digits.map((_, place) => place));
    expect(order.at(-1)).toBe(0);
  });
});
