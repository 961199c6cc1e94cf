import { combinations, countDistinctTuples, type Fraction, fraction, multiply } from '@parlour/exact';
import { layOut, markLines, markRows, maskOf, rowMask } from '../play/marks.ts';
import type { Mechanics } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import type { Alphabet } from '../selection/alphabet.ts';
import { nameOf } from '../selection/alphabet.ts';
import { refuseSameEntry } from '../selection/lines.ts';
import {
  countLines,
  type LinesShape,
  linesOf,
  type Row,
  rowsOf,
  type Selection,
} from '../selection/selection.ts';

/** The balls a play looks at, each with the same alphabet. */
export type Positions = {
  readonly alphabet: Alphabet;
  readonly positions: readonly number[];
  readonly space: Space;
  /** No value is drawn twice, so a tuple that repeats one is not a bet. */
  readonly distinct?: boolean;
};

/** One row for each ball; a bet takes an entry from each and wins when all are drawn. */
export function straight(of: Positions): Mechanics {
  const layout = layOut(of.positions.map(() => of.alphabet));
  const chance = chanceOfTuple(of);
  return {
    shape: { kind: 'rows', rows: ballRows(of, 1) },
    tiers: [{ id: 'win', sample: sampleTuple(of).join('|') }],
    space: of.space,
    layout,
    count: (selection) => countTuples(of, rowsOf(selection)),
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs: (result) => [
      {
        tier: 0,
        factors: [{ mask: maskOf(layout, drawnRows(of, result)), choose: of.positions.length }],
      },
    ],
    expect: (selection) => [multiply(fraction(countTuples(of, rowsOf(selection))), chance)],
  };
}

/** The same bets typed, one line each. */
export function typedStraight(of: Positions): Mechanics {
  const base = straight(of);
  const shape: LinesShape = {
    kind: 'lines',
    length: of.positions.length,
    alphabet: of.alphabet,
    ordered: true,
    ...(of.distinct ? { check: refuseSameEntry } : {}),
  };
  return {
    ...base,
    shape,
    tiers: [{ id: 'win', sample: sampleTuple(of).join('') }],
    count: countLines,
    pack: (selection) =>
      markLines(base.layout, linesOf(selection), (line, set) => {
        line.forEach((value, row) => {
          set(row, value);
        });
      }),
    expect: (selection) => [multiply(fraction(countLines(selection)), chanceOfTuple(of))],
  };
}

/** Each tuple makes one bet for all balls, one for all but the first, and so on down to the last ball alone. */
export function combined(of: Positions): Mechanics {
  const base = straight(of);
  const { layout } = base;
  const length = of.positions.length;
  const levels = of.positions.map((_, level) => length - level);
  const wholeRows = of.positions.map((_, row) => ({ mask: rowMask(layout, row), choose: 1 }));
  const blank = of.positions.map(() => undefined);
  return {
    ...base,
    tiers: levels.map((level) => ({ id: `last${level}`, sample: sampleTuple(of).join('|') })),
    count: (selection) => length * base.count(selection),
    needs: (result) => {
      const drawn = drawnRows(of, result);
      return levels.map((level, tier) => {
        const mask = maskOf(layout, [...blank.slice(level), ...drawn.slice(-level)]);
        return { tier, factors: [{ mask, choose: level }, ...wholeRows.slice(0, length - level)] };
      });
    },
    expect: (selection) =>
      levels.map((level) =>
        fraction(BigInt(base.count(selection)), BigInt(of.alphabet.names.length) ** BigInt(level)),
      ),
  };
}

/**
 * One row for each ball, any of them empty; a bet takes an entry from each of `k` rows and wins when those are drawn.
 */
export function anyStraight(of: Positions, k: number): Mechanics {
  const layout = layOut(of.positions.map(() => of.alphabet));
  const subsets = combinations(
    of.positions.map((_, row) => row),
    k,
  );
  const blanks = of.positions.map((_, row) => (row < k ? nameOf(of.alphabet, of.alphabet.first) : ''));
  const count = (selection: Selection) =>
    subsets.reduce(
      (sum, rows) => sum + rows.reduce((ways, row) => ways * (rowsOf(selection)[row]?.length ?? 0), 1),
      0,
    );
  return {
    shape: { kind: 'rows', rows: ballRows(of, 0) },
    tiers: [{ id: 'win', sample: blanks.join('|') }],
    space: of.space,
    layout,
    count,
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs: (result) => [{ tier: 0, factors: [{ mask: maskOf(layout, drawnRows(of, result)), choose: k }] }],
    expect: (selection) => [
      fraction(BigInt(count(selection)), BigInt(of.alphabet.names.length) ** BigInt(k)),
    ],
  };
}

export function ballRows({ alphabet, positions }: Positions, min: number): Row[] {
  return positions.map((position) => ({
    id: `ball${position + 1}`,
    alphabet,
    min,
    max: alphabet.names.length,
  }));
}

function drawnRows({ positions }: Positions, result: readonly number[]): number[][] {
  return positions.map((position) => [result[position] ?? 0]);
}

function countTuples({ distinct }: Positions, rows: readonly (readonly number[])[]): number {
  return distinct ? countDistinctTuples(rows) : rows.reduce((ways, row) => ways * row.length, 1);
}

function chanceOfTuple({ alphabet, positions, distinct }: Positions): Fraction {
  return positions
    .map((_, taken) => fraction(1n, BigInt(alphabet.names.length - (distinct ? taken : 0))))
    .reduce(multiply);
}

function sampleTuple({ alphabet, positions, distinct }: Positions): string[] {
  return positions.map((_, i) => nameOf(alphabet, alphabet.first + (distinct ? i : 0)));
}
