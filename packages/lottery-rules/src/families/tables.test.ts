import { fraction, toDecimal } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import { quotedPrize } from '../money/series.ts';
import { chanceOf, waysOf } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import { readSelection } from '../selection/read.ts';
import { elevenFive } from './11x5/11x5.ts';
import { d3 } from './d3/d3.ts';
import { k3 } from './k3/k3.ts';
import { pk10 } from './pk10/pk10.ts';
import { ssc } from './ssc/ssc.ts';

const PLAYS = new Map(
  [ssc, d3, elevenFive, pk10, k3].flatMap((family) => family.plays().map((play) => [play.id, play])),
);
const CENT = fraction(1, 100);
const CODE = 1800;

function playOf(id: string): Play {
  const play = PLAYS.get(id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}

function countOf(id: string, text: string): number {
  const reading = readSelection(playOf(id), text);
  return reading.ok ? reading.count : 0;
}

const mirrored = (half: number[]) => [...half, ...half.toReversed()];

/** Published tables of bets by figure. */
const COUNTS: Record<string, { first: number; bets: number[] }> = {
  'ssc.back3.sum': { first: 0, bets: mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]) },
  'ssc.back3.groupSum': { first: 1, bets: mirrored([1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15]) },
  'ssc.back3.span': { first: 0, bets: [10, 54, 96, 126, 144, 150, 144, 126, 96, 54] },
  'ssc.back2.sum': { first: 0, bets: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
  'ssc.back2.span': { first: 0, bets: [10, 18, 16, 14, 12, 10, 8, 6, 4, 2] },
};

/** Published prizes per 2 units at 1800 that follow the formula: play, tier, figure. */
const PRIZES: readonly (readonly [string, string, string])[] = [
  ['ssc.star5.straight', 'win', '180000.00'],
  ['ssc.star5.typed', 'win', '180000.00'],
  ['ssc.star5.combined', 'last5', '180000.00'],
  ['ssc.star5.combined', 'last4', '18000.00'],
  ['ssc.star5.combined', 'last3', '1800.00'],
  ['ssc.star5.combined', 'last2', '180.00'],
  ['ssc.star5.combined', 'last1', '18.00'],
  ['ssc.star5.group120', 'win', '1500.00'],
  ['ssc.star5.group60', 'win', '3000.00'],
  ['ssc.star5.group30', 'win', '6000.00'],
  ['ssc.star5.group20', 'win', '9000.00'],
  ['ssc.star5.group10', 'win', '18000.00'],
  ['ssc.star5.group5', 'win', '36000.00'],
  ['ssc.back4.straight', 'win', '18000.00'],
  ['ssc.back4.group24', 'win', '750.00'],
  ['ssc.back4.group12', 'win', '1500.00'],
  ['ssc.back4.group6', 'win', '3000.00'],
  ['ssc.back4.group4', 'win', '4500.00'],
  ['ssc.front3.straight', 'win', '1800.00'],
  ['ssc.middle3.sum', 'win', '1800.00'],
  ['ssc.back3.span', 'win', '1800.00'],
  ['ssc.back3.group3', 'win', '600.00'],
  ['ssc.back3.group6', 'win', '300.00'],
  ['ssc.back3.mixed', 'group3', '600.00'],
  ['ssc.back3.mixed', 'group6', '300.00'],
  ['ssc.back3.groupSum', 'group3', '600.00'],
  ['ssc.back3.groupSum', 'group6', '300.00'],
  ['ssc.back2.straight', 'win', '180.00'],
  ['ssc.back2.group', 'win', '90.00'],
  ['ssc.back2.sum', 'win', '180.00'],
  ['ssc.back2.span', 'win', '180.00'],
  ['ssc.fixedPosition', 'win', '18.00'],
  ['ssc.back2.sides', 'win', '7.20'],
  ['ssc.back3.sides', 'win', '14.40'],
  ['ssc.any2.straight', 'win', '180.00'],
  ['ssc.any3.straight', 'win', '1800.00'],
  ['ssc.any4.typed', 'win', '18000.00'],
  ['ssc.any3.group3', 'win', '600.00'],
  ['ssc.any3.group6', 'win', '300.00'],
  ['d3.star3.straight', 'win', '1800.00'],
  ['d3.front2.group', 'win', '90.00'],
  ['11x5.front3.straight', 'win', '1782.00'],
  ['11x5.front3.group', 'win', '297.00'],
  ['11x5.front2.straight', 'win', '198.00'],
  ['11x5.front2.group', 'win', '99.00'],
  ['11x5.fixedPosition', 'win', '19.80'],
  ['11x5.front3.anyPosition1', 'win', '6.60'],
  ['11x5.any2', 'win', '9.90'],
  ['11x5.any3', 'win', '29.70'],
  ['11x5.any7', 'win', '39.60'],
];

/** Published prizes that do not: play, what is published, what the formula gives. docs/lottery.md lists and explains them. */
const DIFFERENCES: readonly (readonly [string, string, string])[] = [
  ['ssc.back3.anyPosition1', '6.60', '6.64'],
  ['ssc.back3.anyPosition2', '33.00', '33.33'],
  ['ssc.back4.anyPosition1', '5.20', '5.23'],
  ['ssc.back4.anyPosition2', '18.39', '18.48'],
  ['ssc.star5.anyPosition2', '12.00', '12.26'],
  ['ssc.star5.anyPosition3', '41.00', '41.37'],
  ['ssc.star5.atLeast1', '4.30', '4.39'],
  ['ssc.star5.atLeast2', '22.00', '22.09'],
  ['ssc.star5.atLeast3', '210.00', '210.28'],
  ['ssc.star5.atLeast4', '3900.00', '3913.04'],
  ['11x5.any1', '3.90', '3.96'],
  ['11x5.any4', '118.00', '118.80'],
  ['11x5.any5', '831.00', '831.60'],
  ['11x5.any6', '138.00', '138.60'],
  ['11x5.any8', '14.80', '14.85'],
];

describe('published tables', () => {
  test.each(Object.entries(COUNTS).map(([id, table]) => ({ id, ...table })))(
    'the bets of $id by figure are as published',
    ({ id, first, bets }) => {
      expect(bets.map((_, i) => countOf(id, String(first + i)))).toEqual(bets);
    },
  );

  test('prizes at 1800 that follow the formula are as published', () => {
    const found = PRIZES.map(([id, tier]) => [
      id,
      tier,
      toDecimal(quotedPrize(CODE, chanceOf(playOf(id), tier), CENT), 2),
    ]);
    expect(found).toEqual(PRIZES);
  });

  test('prizes at 1800 that differ are those we list, and always below the formula', () => {
    const found = DIFFERENCES.map(([id, published]) => [
      id,
      published,
      toDecimal(quotedPrize(CODE, chanceOf(playOf(id), 'win'), CENT), 2),
    ]);
    expect(found).toEqual(DIFFERENCES);
    for (const [, published, own] of DIFFERENCES) expect(Number(published)).toBeLessThan(Number(own));
  });

  test('three balls of SSC have the published shapes of 1,000', () => {
    const play = playOf('ssc.back3.shape');
    expect(play.tiers.map(({ id }) => [id, Number(waysOf(play, id).ways.over)])).toEqual([
      ['leopard', 10],
      ['straight', 60],
      ['pair', 270],
      ['halfStraight', 360],
      ['mixed', 300],
    ]);
    expect(waysOf(play, 'pair').of).toBe(1000n);
  });

  test('champion and runner-up of PK10 add up in the published ways of 90', () => {
    const sums = playOf('pk10.firstTwo.sum');
    expect(sums.tiers.map(({ id }) => Number(waysOf(sums, id).ways.over))).toEqual([
      2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2,
    ]);
    const sides = playOf('pk10.firstTwo.sides');
    expect(['big', 'small', 'odd', 'even'].map((id) => Number(waysOf(sides, id).ways.over))).toEqual([
      40, 50, 50, 40,
    ]);
    expect(waysOf(sides, 'big').of).toBe(90n);
  });

  test('the formulas of counts hold for their rows', () => {
    expect(countOf('ssc.star5.straight', '1,2|3|4,5,6|7|8,9')).toBe(12);
    expect(countOf('ssc.star5.combined', '1,2|3|4,5,6|7|8,9')).toBe(60);
    expect(countOf('ssc.star5.group60', '1,2,3|2,3,4,5,6')).toBe(3 * 10 - 2 * 6);
    expect(countOf('ssc.star5.group30', '1,2,3|2,3,4')).toBe(3 * 3 - 2 * 2);
    expect(countOf('ssc.star5.group20', '1,2,3|2,3,4')).toBe(3 * 3 - 2 * 2);
    expect(countOf('ssc.star5.group10', '1,2,3|2,3,4')).toBe(3 * 3 - 2);
    expect(countOf('ssc.back3.group3', '1,2,3,4')).toBe(12);
    expect(countOf('11x5.any5.banker', '01,02|03,04,05,06')).toBe(4);
    expect(countOf('k3.twoDifferentBanker', '1|2,3,4')).toBe(3);
    expect(countOf('k3.pairSingle', '1,2|3,4,5')).toBe(6);
  });
});
