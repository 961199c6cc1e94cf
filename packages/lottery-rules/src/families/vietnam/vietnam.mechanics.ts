import { add, choose, fraction, multiply, ONE, subtract, ZERO } from '@parlour/exact';
import { pick } from '../../mechanisms/pick.ts';
import { type Layout, layOut, markLines, markRows, maskOf } from '../../play/marks.ts';
import type { Mechanics } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';
import { numbers } from '../../selection/alphabet.ts';
import { countLines, linesOf, rowsOf, type Selection } from '../../selection/selection.ts';
import { DIGITS } from '../digits.ts';
import { chanceOfShown } from './vietnam.space.ts';

/** The numbers of the grid: every ending of two digits. */
export const GRID = numbers(0, 99);

type Lots = { readonly positions: readonly number[]; readonly space: Space };

/**
 * A number wins once for each lot that ends in it. `staked` says what it costs: a bet on each lot, or one flat bet. Two
 * digits are picked from the grid; more are written as lines.
 */
export function endings(of: Lots & { digits: 2 | 3 | 4; staked: 'each' | 'flat' }): Mechanics {
  const { digits, positions } = of;
  const entry = digits === 2 ? gridEntry() : lineEntry(digits);
  const bets = of.staked === 'each' ? positions.length : 1;
  const endingsThere = 10 ** digits;
  const sample = '0'.repeat(digits);
  return {
    ...entry,
    tiers: [{ id: 'win', sample, sampleBets: bets }],
    space: of.space,
    count: (selection) => entry.count(selection) * bets,
    needs: (result) =>
      positions.map((position) => ({
        tier: 0,
        factors: [entry.ending((result[position] ?? 0) % endingsThere)],
      })),
    expect: (selection) => [fraction(entry.count(selection) * positions.length, endingsThere)],
    expectWin(selection) {
      const missed = fraction(endingsThere - entry.count(selection), endingsThere);
      return subtract(
        ONE,
        positions.reduce((chance) => multiply(chance, missed), ONE),
      );
    },
    spreads: () => [{ selection: everyEnding(digits).join(',') }],
  };
}

/** A bet is `k` numbers: with `all` they must be among the endings of the lots, with `none` not one may be. */
export function together(of: Lots & { k: number; asks: 'all' | 'none' }): Mechanics {
  const { k, positions } = of;
  const hits = of.asks === 'all' ? k : 0;
  const shownOf = (picked: number, shown: number) => chanceOfShown({ picked, shown, lots: positions.length });
  return {
    ...pick({
      alphabet: GRID,
      k,
      tiers: [{ id: 'win', hits }],
      space: of.space,
      drawn: (result) => endingsOf(positions, result),
    }),
    expect: (selection) => [multiply(fraction(choose(picksOf(selection), k)), shownOf(k, hits))],
    expectWin(selection) {
      const picked = picksOf(selection);
      const isWon = (shown: number) => (of.asks === 'all' ? shown >= k : picked - shown >= k);
      return Array.from({ length: picked + 1 }, (_, shown) => shown)
        .filter(isWon)
        .reduce((chance, shown) => add(chance, shownOf(picked, shown)), ZERO);
    },
    spreads: () => [{ selection: GRID.names.join(',') }],
  };
}

function everyEnding(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, i) => String(i).padStart(digits, '0'));
}

function endingsOf(positions: readonly number[], result: Result): number[] {
  return positions.map((position) => (result[position] ?? 0) % GRID.names.length);
}

function picksOf(selection: Selection): number {
  return rowsOf(selection)[0]?.length ?? 0;
}

/** How numbers are entered, counted and marked, and what an ending requires of the marks. */
type Entry = Pick<Mechanics, 'shape' | 'layout' | 'count' | 'pack'> & {
  ending(value: number): { mask: Int32Array; choose: number };
};

function gridEntry(): Entry {
  const layout = layOut([GRID]);
  return {
    shape: { kind: 'rows', rows: [{ id: 'picks', alphabet: GRID, min: 1, max: GRID.names.length }] },
    layout,
    count: picksOf,
    pack: (selection) => markRows(layout, rowsOf(selection)),
    ending: (value) => ({ mask: maskOf(layout, [[value]]), choose: 1 }),
  };
}

function lineEntry(digits: number): Entry {
  const layout: Layout = layOut(Array(digits).fill(DIGITS));
  return {
    shape: { kind: 'lines', length: digits, alphabet: DIGITS, ordered: true },
    layout,
    count: countLines,
    pack: (selection) =>
      markLines(layout, linesOf(selection), (line, set) => {
        for (let place = 0; place < digits; place += 1) set(place, line[place] ?? 0);
      }),
    ending: (value) => ({
      mask: maskOf(
        layout,
        [...String(value).padStart(digits, '0')].map((digit) => [Number(digit)]),
      ),
      choose: digits,
    }),
  };
}
