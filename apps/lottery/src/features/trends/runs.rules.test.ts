import { LOTTERY_FAMILIES } from '@parlour/contract/values/lottery';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONG_RUN_FROM, longRunsOf, runsOf, tracksOf } from './runs.rules.ts';
import { makeIssues } from './testing/random-issues.ts';

/** Sides by hand, where they can be told in a line. */
const BY_HAND: Record<string, (result: readonly number[]) => string[]> = {
  'ssc ssc.ball2.sides': ([, ball = 0]) => [ball > 4 ? 'big' : 'small', parity(ball)],
  'ssc ssc.total.sides': (balls) => [sum(balls) > 22 ? 'big' : 'small', parity(sum(balls))],
  'ssc ssc.dragonTiger': (balls) => [
    Number(balls[0]) > Number(balls[4]) ? 'dragon' : balls[0] === balls[4] ? 'tie' : 'tiger',
  ],
  '11x5 11x5.ball1.sides': ([ball = 0]) => (ball === 11 ? [] : [ball > 5 ? 'big' : 'small', parity(ball)]),
  'pk10 pk10.dragonTiger2': (cars) => [Number(cars[1]) > Number(cars[8]) ? 'dragon' : 'tiger'],
  'pk10 pk10.firstTwo.sides': ([a = 0, b = 0]) => [a + b > 11 ? 'big' : 'small', parity(a + b)],
  'k3 k3.board.sides': (dice) => [sum(dice) > 10 ? 'big' : 'small', parity(sum(dice))],
  'lucky28 lucky28.sides': (digits) => [sum(digits) > 13 ? 'big' : 'small', parity(sum(digits))],
  'keno keno.upperLower': (balls) => {
    const upper = balls.filter((ball) => ball <= 40).length;
    return [upper > 10 ? 'upper' : upper < 10 ? 'lower' : 'tie'];
  },
  'd3 ball3': ([, , ball = 0]) => [ball > 4 ? 'big' : 'small', parity(ball)],
  'vietnamNorth special.10': ([special = 0]) => {
    const tens = Number(`0${special}`.at(-2));
    return [tens > 4 ? 'big' : 'small', parity(tens)];
  },
};

const tracks = LOTTERY_FAMILIES.flatMap((family) =>
  tracksOf(family).map((track) => [`${family} ${track.id}`, family, track] as const),
);

test('every family has something that takes sides', () => {
  for (const family of LOTTERY_FAMILIES)
    expect([family, tracksOf(family).length > 0]).toEqual([family, true]);
  expect(Object.keys(BY_HAND).filter((name) => !tracks.some(([own]) => own === name))).toEqual([]);
});

describe.each(tracks.filter(([name]) => BY_HAND[name]))('%s', (name, family, track) => {
  test('counts the issues in a row', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const issues = makeIssues(family, seed);
        const sides = issues.flatMap(({ result }) => (result ? [BY_HAND[name]?.(result) ?? []] : []));
        for (const { side, current, longest } of runsOf(track, issues)) {
          const line = sides.map((own) => (own.includes(side) ? 'x' : '-')).join('');
          const runs = line.split('-').map((run) => run.length);
          expect([current, longest]).toEqual([runs.at(-1), Math.max(...runs)]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('only runs that last are listed, the longest first', () => {
  const issues = [
    [1, 1, 1],
    [9, 9, 9],
    [5, 6, 7],
    [9, 7, 9],
    [8, 8, 9],
  ].map((result, index) => ({
    numero: `2026010${index + 1}`,
    result,
  }));
  const runs = longRunsOf('d3', issues);
  expect(runs.map(({ track, side, current }) => [track.id, side, current])).toEqual([
    ['ball3', 'odd', 5],
    ['ball1', 'big', 4],
    ['ball2', 'big', 4],
    ['ball3', 'big', 4],
  ]);
  expect(runs.every(({ current }) => current >= LONG_RUN_FROM)).toBe(true);
});

test('a house that lets triples lose breaks runs at them', () => {
  const issues = [
    [6, 5, 4],
    [6, 6, 5],
    [5, 5, 5],
  ].map((result, index) => ({ numero: `2026010${index + 1}`, result }));
  const bigOf = (triples: string) => longRunsOf('k3', issues, { triples }).some(({ side }) => side === 'big');
  expect([bigOf('count'), bigOf('lose')]).toEqual([true, false]);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function parity(number: number): string {
  return [...'02468'].includes(String(number).slice(-1)) ? 'even' : 'odd';
}
