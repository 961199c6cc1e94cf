import { choose, factorial } from '@parlour/exact';
import { layOut, markLines, markRows, maskOf, type Need } from '../play/marks.ts';
import type { Mechanics } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { type Alphabet, nameOf } from '../selection/alphabet.ts';
import { countLines, type LinesShape, linesOf, rowsOf } from '../selection/selection.ts';

export type Balls = {
  readonly alphabet: Alphabet;
  readonly positions: readonly number[];
  readonly space: Space;
};

/** How often the values of a bet appear, most often first: `[2, 1]` is a pair and a single. */
export type Pattern = readonly number[];

/** Names of the rows of a group play, by how often a value of the row must appear. */
const ROW_IDS = ['', 'single', 'double', 'triple', 'quadruple'];

/**
 * A bet is a set of values with the pattern's multiplicities, and wins when the balls show them in any order. There
 * is one row for each multiplicity, or with `oneRow` one row that serves all of them.
 */
export function group(of: Balls & { pattern: Pattern; oneRow?: boolean }): Mechanics {
  const times = timesOf(of.pattern);
  const roles = of.oneRow ? [{ id: 'picks', min: of.pattern.length }] : times.map(rowOfMultiplicity);
  const layout = layOut(roles.map(() => of.alphabet));
  const max = of.alphabet.names.length;
  return {
    shape: { kind: 'rows', rows: roles.map(({ id, min }) => ({ id, min, max, alphabet: of.alphabet })) },
    tiers: [{ id: 'win', sample: sampleRows(of, times), sampleBets: of.oneRow ? rolesOfSample(times) : 1 }],
    space: of.space,
    layout,
    count(selection) {
      const rows = rowsOf(selection);
      const [first = [], second] = of.oneRow ? times.map(() => rows[0] ?? []) : rows;
      const [most, fewer] = times;
      if (!most) return 0;
      return fewer && second
        ? countApart([first, most.count], [second, fewer.count])
        : choose(first.length, most.count);
    },
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs(result) {
      const found = valuesByMultiplicity(drawnAt(of.positions, result), of.pattern);
      if (!found) return [];
      const mask = maskOf(layout, of.oneRow ? [found.flat()] : found);
      return [{ tier: 0, factors: [{ mask, choose: of.pattern.length }] }];
    },
  };
}

/** Typed lines, each a set of values in any order that has one of the patterns; each pattern is a tier. */
export function typedGroups(of: Balls & { patterns: Readonly<Record<string, Pattern>> }): Mechanics {
  const patterns = Object.entries(of.patterns).map(([id, pattern]) => ({
    id,
    pattern,
    rows: timesOf(pattern).length,
  }));
  const layout = layOut(patterns.flatMap(({ rows }) => Array<Alphabet>(rows).fill(of.alphabet)));
  const firstRow = patterns.map((_, i) => patterns.slice(0, i).reduce((sum, { rows }) => sum + rows, 0));
  const fit = (line: ArrayLike<number>) => {
    const own = Array.from(line);
    return patterns.flatMap(({ pattern }, tier) => {
      const values = valuesByMultiplicity(own, pattern);
      return values
        ? [{ tier, pattern, rows: [...Array<number[]>(firstRow[tier] ?? 0).fill([]), ...values] }]
        : [];
    });
  };
  const shape: LinesShape = {
    kind: 'lines',
    length: of.positions.length,
    alphabet: of.alphabet,
    ordered: false,
    check: (line) => {
      if (fit(line).length > 0) return null;
      return line[0] === line[line.length - 1] ? 'line_all_same' : 'line_same_entry';
    },
  };
  return {
    shape,
    tiers: patterns.map(({ id, pattern }) => ({ id, sample: sampleLine(of.alphabet, pattern) })),
    space: of.space,
    layout,
    count: countLines,
    pack: (selection) =>
      markLines(layout, linesOf(selection), (line, set) => {
        for (const { rows } of fit(line))
          rows.forEach((values, row) => {
            for (const value of values) set(row, value);
          });
      }),
    needs: (result): Need[] =>
      fit(drawnAt(of.positions, result)).map(({ tier, pattern, rows }) => ({
        tier,
        factors: [{ mask: maskOf(layout, rows), choose: pattern.length }],
      })),
  };
}

/** The drawn values, grouped by multiplicity, highest first; null if the balls show another pattern. */
export function valuesByMultiplicity(values: readonly number[], pattern: Pattern): number[][] | null {
  const times = timesOf(pattern);
  const found: number[][] = times.map(() => []);
  let kinds = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    if (values.indexOf(value) < i) continue;
    let shown = 1;
    for (let j = i + 1; j < values.length; j += 1) if (values[j] === value) shown += 1;
    const place = times.findIndex((own) => own.times === shown);
    if (place < 0) return null;
    found[place]?.push(value);
    kinds += 1;
  }
  return kinds === pattern.length && found.every((own, i) => own.length === times[i]?.count) ? found : null;
}

export function drawnAt(positions: readonly number[], result: Result): number[] {
  const drawn: number[] = [];
  for (const position of positions) drawn.push(result[position] ?? 0);
  return drawn;
}

/** The number of ways to choose from two rows with no value chosen from both. */
function countApart(
  [a, fromA]: [readonly number[], number],
  [b, fromB]: [readonly number[], number],
): number {
  const overlap = a.filter((value) => b.includes(value)).length;
  let ways = 0;
  for (let i = 0; i <= fromA; i += 1)
    ways += choose(overlap, i) * choose(a.length - overlap, fromA - i) * choose(b.length - i, fromB);
  return ways;
}

type Multiplicity = { times: number; count: number };

const timesKnown = new WeakMap<Pattern, Multiplicity[]>();

/** How many values appear how often. Needed at every result, so it is cached. */
function timesOf(pattern: Pattern): Multiplicity[] {
  const known = timesKnown.get(pattern);
  if (known) return known;
  const found = [...new Set(pattern)].map((times) => ({
    times,
    count: pattern.filter((own) => own === times).length,
  }));
  timesKnown.set(pattern, found);
  return found;
}

function rowOfMultiplicity({ times, count }: Multiplicity): { id: string; min: number } {
  return { id: ROW_IDS[times] ?? '', min: count };
}

function sampleRows(
  { alphabet, oneRow, pattern }: { alphabet: Alphabet; oneRow?: boolean; pattern: Pattern },
  times: Multiplicity[],
): string {
  const name = (value: number) => nameOf(alphabet, alphabet.first + value);
  if (oneRow) return pattern.map((_, value) => name(value)).join(',');
  let next = 0;
  return times.map(({ count }) => Array.from({ length: count }, () => name(next++)).join(',')).join('|');
}

/** The number of ways in which the values of one row can fill the parts of the pattern. */
function rolesOfSample(times: readonly Multiplicity[]): number {
  const all = times.reduce((sum, { count }) => sum + count, 0);
  return times.reduce((ways, { count }) => ways / factorial(count), factorial(all));
}

function sampleLine(alphabet: Alphabet, pattern: Pattern): string {
  return pattern.map((times, value) => nameOf(alphabet, alphabet.first + value).repeat(times)).join('');
}
