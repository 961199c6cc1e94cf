import { LOTTERY_FAMILIES } from '@parlour/contract/values/lottery';
import { ANIMALS, animalOfDay } from '@parlour/lottery-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnIssue, groupsOf } from './groups.rules.ts';
import { byTimes, heatOf, omissionsOf, pathOf, TREND_WINDOWS, trendOf } from './omissions.rules.ts';
import { makeIssues } from './testing/random-issues.ts';

/** A second reading of every family: whether a result shows what a column is called. Nothing of the rules is used. */
const SHOWS: Record<string, (result: readonly number[], column: string, numero: string) => boolean> = {
  ...of(['ssc', 'd3'], 'any', (result, column) => result.map(String).includes(column)),
  ...ofBalls('ssc', 5, (ball, column) => String(ball) === column),
  ...ofBalls('d3', 3, (ball, column) => String(ball) === column),
  ...ofBalls('11x5', 5, (ball, column) => two(ball) === column),
  ...of(['11x5', 'keno'], 'any', (result, column) => result.some((ball) => two(ball) === column)),
  ...ofBalls('pk10', 10, (ball, column) => two(ball) === column),
  ...of(['pk10'], 'sum', (result, column) => `${Number(result[0]) + Number(result[1])}` === column),
  ...of(['k3', 'lucky28'], 'sum', ([a = 0, b = 0, c = 0], column) => `${a + b + c}` === column),
  ...of(['k3'], 'any', (result, column) => result.some((die) => `${die}` === column)),
  ...ofBalls('lucky28', 3, (ball, column) => String(ball) === column),
  ...of(['lucky28'], 'wave', ([a = 0, b = 0, c = 0], column) => {
    const sums: Record<string, number[]> = {
      red: [3, 6, 9, 12, 15, 18, 21, 24],
      green: [1, 4, 7, 10, 16, 19, 22, 25],
      blue: [2, 5, 8, 11, 17, 20, 23, 26],
    };
    return sums[column]?.includes(a + b + c) ?? false;
  }),
  ...of(['marksix'], 'special', (result, column) => two(result[6]) === column),
  ...of(['marksix'], 'regular', (result, column) =>
    [0, 1, 2, 3, 4, 5].some((place) => two(result[place]) === column),
  ),
  ...of(['marksix'], 'tail', (result, column) => String(result[6]).endsWith(column)),
  ...of(['marksix'], 'wave', (result, column) => {
    const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
    const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
    const special = Number(result[6]);
    if (column === 'red') return red.includes(special);
    return column === 'blue' ? blue.includes(special) : !red.includes(special) && !blue.includes(special);
  }),
  ...of(['marksix'], 'zodiac', (result, column, numero) => {
    const day = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
    let animal = ANIMALS.indexOf(animalOfDay(day));
    // Steps back one animal for each number after 1.
    for (let number = 1; number < Number(result[6]); number += 1) animal = animal === 0 ? 11 : animal - 1;
    return ANIMALS[animal] === column;
  }),
  ...of(['vietnamNorth', 'vietnamSouth', 'vietnamCentral', 'fourd'], 'endings', (result, column) =>
    result.some((lot) => lot.toString().padStart(2, '0').slice(-2) === column),
  ),
  ...of(['vietnamNorth', 'vietnamSouth', 'vietnamCentral'], 'special', (result, column) =>
    six(result[0]).endsWith(column),
  ),
  ...of(
    ['vietnamNorth', 'vietnamSouth', 'vietnamCentral'],
    'special.10',
    (result, column) => six(result[0]).at(-2) === column,
  ),
  ...of(
    ['vietnamNorth', 'vietnamSouth', 'vietnamCentral'],
    'special.1',
    (result, column) => six(result[0]).at(-1) === column,
  ),
  ...of(['thai', 'yeekee'], 'top.100', (result, column) => six(result[0]).at(-3) === column),
  ...of(['thai', 'yeekee'], 'top.10', (result, column) => six(result[0]).at(-2) === column),
  ...of(['thai', 'yeekee'], 'top.1', (result, column) => six(result[0]).at(-1) === column),
  ...of(['thai', 'yeekee'], 'top2', (result, column) => six(result[0]).endsWith(column)),
  ...of(['thai', 'yeekee'], 'bottom.10', (result, column) => six(result.at(-1)).at(-2) === column),
  ...of(['thai', 'yeekee'], 'bottom.1', (result, column) => six(result.at(-1)).at(-1) === column),
  ...of(['thai', 'yeekee'], 'bottom2', (result, column) => six(result.at(-1)).endsWith(column)),
  ...of(['fourd'], 'first.1000', (result, column) => six(result[0]).at(-4) === column),
  ...of(['fourd'], 'first.100', (result, column) => six(result[0]).at(-3) === column),
  ...of(['fourd'], 'first.10', (result, column) => six(result[0]).at(-2) === column),
  ...of(['fourd'], 'first.1', (result, column) => six(result[0]).at(-1) === column),
};

const groups = LOTTERY_FAMILIES.flatMap((family) =>
  groupsOf(family).map((group) => [`${family} ${group.id}`, family, group] as const),
);

describe.each(groups)('%s', (name, family, group) => {
  const shows = SHOWS[name];
  if (!shows) throw new Error(`nothing counts ${name} a second time`);

  test('has the figures that counting issue by issue gives', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(5, ...TREND_WINDOWS), (seed, window) => {
        const issues = makeIssues(family, seed);
        const drawn = issues.filter(({ result }) => result !== null);
        const { rows, figures } = trendOf(group, issues, window);
        expect(rows.map(({ numero }) => numero)).toEqual(drawn.slice(-window).map(({ numero }) => numero));
        const twins = group.columns.map((column) =>
          countAgain(drawn, window, (issue) => shows(issue.result ?? [], column, issue.numero)),
        );
        expect(figures).toEqual(twins.map((twin) => twin.figures));
        expect(rows.map(({ cells }) => cells)).toEqual(
          rows.map((_, row) => twins.map(({ cells }) => cells[row])),
        );
        const omissions = drawn.length > 0 ? twins.map((twin) => twin.figures.current) : [];
        expect(omissionsOf(family, issues)[group.id]).toEqual(omissions);
      }),
      { numRuns: 8 },
    );
  });
});

test('a path shows the one value of each issue, and a gap where there is none', () => {
  const wave = groupsOf('lucky28').find(({ id }) => id === 'wave');
  if (!wave) throw new Error('Lucky 28 has waves');
  const issues = [
    [1, 1, 1],
    [9, 4, 1],
    [0, 1, 1],
  ].map((result, index) => ({ numero: `2026010${index}`, result }));
  expect(pathOf(trendOf(wave, issues, 30).rows)).toEqual([0, null, 2]);
});

test('the hot are those shown most often, the cold those shown least; all alike, none is either', () => {
  const figures = [3, 1, 3, 2, 1].map((times, index) => ({
    times,
    current: index,
    longest: 0,
    average: 0,
    longestRun: 0,
  }));
  expect(heatOf(figures)).toEqual(['hot', 'cold', 'hot', null, 'cold']);
  expect(byTimes(figures)).toEqual([0, 2, 3, 1, 4]);
  expect(heatOf(figures.slice(0, 1))).toEqual([null]);
});

test('without a result there is nothing to tell', () => {
  expect(omissionsOf('ssc', [])).toMatchObject({ ball1: [], any: [] });
});

/** The same by walking back from every row, for one column. */
function countAgain(drawn: readonly DrawnIssue[], window: number, isShown: (issue: DrawnIssue) => boolean) {
  const marks = drawn.map(isShown);
  const since = (row: number) => {
    let back = 0;
    while (row - back >= 0 && !marks[row - back]) back += 1;
    return back;
  };
  const cells = marks.map((_, row) => since(row)).slice(-window);
  const seen = marks.slice(-window);
  const line = seen.map((mark) => (mark ? 'x' : '-')).join('');
  const gaps = line.split('x').map((gap) => gap.length);
  return {
    cells,
    figures: {
      current: cells[cells.length - 1] ?? 0,
      longest: Math.max(0, ...cells),
      average: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
      times: line.replaceAll('-', '').length,
      longestRun: Math.max(0, ...line.split('-').map((run) => run.length)),
    },
  };
}

function of(
  families: readonly string[],
  group: string,
  shows: (result: readonly number[], column: string, numero: string) => boolean,
) {
  return Object.fromEntries(families.map((family) => [`${family} ${group}`, shows]));
}

function ofBalls(
  family: string,
  count: number,
  shows: (ball: number | undefined, column: string) => boolean,
) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      `${family} ball${place + 1}`,
      (result: readonly number[], column: string) => shows(result[place], column),
    ]),
  );
}

function two(number: number | undefined): string {
  return `0${number}`.slice(-2);
}

function six(number: number | undefined): string {
  return `000000${number}`.slice(-6);
}
