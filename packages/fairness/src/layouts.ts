import { InvalidInput } from './invalid-input.ts';
import type { Pick } from './pick.ts';

/** A prize of a board: its number of lots, and the digits of each. */
type Prize = { prize: string; lots: number; digits: number };
export type Layout = readonly Prize[];
/** The lots of each prize as they are printed. */
export type Board = Record<string, string[]>;

/** 27 lots, 107 digits. */
export const VIETNAM_NORTH: Layout = [
  { prize: 'special', lots: 1, digits: 5 },
  { prize: 'first', lots: 1, digits: 5 },
  { prize: 'second', lots: 2, digits: 5 },
  { prize: 'third', lots: 6, digits: 5 },
  { prize: 'fourth', lots: 4, digits: 4 },
  { prize: 'fifth', lots: 6, digits: 4 },
  { prize: 'sixth', lots: 3, digits: 3 },
  { prize: 'seventh', lots: 4, digits: 2 },
];

/** 18 lots, 82 digits: the stations of the South and of the centre alike. */
export const VIETNAM_SOUTH: Layout = [
  { prize: 'special', lots: 1, digits: 6 },
  { prize: 'first', lots: 1, digits: 5 },
  { prize: 'second', lots: 1, digits: 5 },
  { prize: 'third', lots: 2, digits: 5 },
  { prize: 'fourth', lots: 7, digits: 5 },
  { prize: 'fifth', lots: 1, digits: 4 },
  { prize: 'sixth', lots: 3, digits: 4 },
  { prize: 'seventh', lots: 1, digits: 3 },
  { prize: 'eighth', lots: 1, digits: 2 },
];

/** 20 digits: the first prize, whose end is "top", then two of front three, two of bottom three, and bottom two. */
export const THAI: Layout = [
  { prize: 'first', lots: 1, digits: 6 },
  { prize: 'frontThree', lots: 2, digits: 3 },
  { prize: 'bottomThree', lots: 2, digits: 3 },
  { prize: 'bottomTwo', lots: 1, digits: 2 },
];

const FOUR_D: Layout = [
  { prize: 'top', lots: 3, digits: 4 },
  { prize: 'starter', lots: 10, digits: 4 },
  { prize: 'consolation', lots: 10, digits: 4 },
];

/** 23 different numbers 0000 to 9999: drawn from 1 .. 10,000, minus one. */
export const FOUR_D_PICK: Pick = { kind: 'distinct', count: 23, from: 10_000 };

/** A board is drawn digit by digit, from its first prize to its last. */
export function pickOf(layout: Layout): Pick {
  return { kind: 'digits', count: layout.reduce((sum, { lots, digits }) => sum + lots * digits, 0) };
}

export function arrangeDigits(layout: Layout, drawn: readonly number[]): Board {
  expectCount(drawn, pickOf(layout).count);
  let offset = 0;
  return arrangeLots(layout, ({ digits }) => {
    offset += digits;
    return drawn.slice(offset - digits, offset).join('');
  });
}

export function arrangeFourD(drawn: readonly number[]): Board {
  expectCount(drawn, FOUR_D_PICK.count);
  const numbers = drawn.values();
  return arrangeLots(FOUR_D, ({ digits }) => String(Number(numbers.next().value) - 1).padStart(digits, '0'));
}

function arrangeLots(layout: Layout, nextLot: (prize: Prize) => string): Board {
  return Object.fromEntries(
    layout.map((prize) => [prize.prize, Array.from({ length: prize.lots }, () => nextLot(prize))]),
  );
}

function expectCount(drawn: readonly number[], count: number): void {
  if (drawn.length !== count)
    throw new InvalidInput(`the board takes ${count} drawn numbers, not ${drawn.length}`);
}
