import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import fourCoins from '../../models/xoc-dia/four-coins.json';
import { type Backs, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor } from '../testing/test-words.ts';
import { type CoinSide, countRed, XOC_DIA_BETS, xocDia, xocDiaBackOf, xocDiaChance } from './xoc-dia.ts';

const SIDES: CoinSide[] = ['white', 'red'];
const THROWS = SIDES.flatMap((a) =>
  SIDES.flatMap((b) => SIDES.flatMap((c) => SIDES.map((d) => [a, b, c, d]))),
);

function backsOf(on: string): Backs {
  return THROWS.map((coins) => ({ back: xocDiaBackOf(on, countRed(coins), fourCoins), ways: 1 }));
}

test('of sixteen throws 1, 4, 6, 4 and 1 show no red coin up to four', () => {
  const ways = [0, 1, 2, 3, 4].map((red) => THROWS.filter((coins) => countRed(coins) === red).length);
  expect(ways).toEqual([1, 4, 6, 4, 1]);
});

test('every bet returns 97.5 but four of one colour, which is rounded down to 96.875', () => {
  const percentOf = (on: string) => backsOf(on).reduce((sum, { back }) => sum + back, 0) / THROWS.length;
  const percents = Object.fromEntries(XOC_DIA_BETS.map((on) => [on, percentOf(on)]));
  expect(percents).toEqual({
    even: 97.5,
    odd: 97.5,
    'four-red': 96.875,
    'three-red': 97.5,
    'two-two': 97.5,
    'three-white': 97.5,
    'four-white': 96.875,
  });
  expect(sheetOf(XOC_DIA_BETS.map(backsOf))).toEqual(fourCoins.sheet);
});

test('what is said of how often a bet wins is counted', () => {
  for (const on of XOC_DIA_BETS) {
    const won = backsOf(on).filter(({ back }) => back > 0);
    expect(xocDiaChance(on)).toEqual(fraction(won.length, THROWS.length));
  }
});

test('one word is one coin', () => {
  const play = (on: string, ...values: number[]) =>
    xocDia.play(wordsFor(...values), { pick: { bets: [{ on, coins: 1 }] }, steps: [] }, fourCoins);
  expect(play('three-red', 1, 1, 0, 1)).toEqual({
    seen: { coins: ['red', 'red', 'white', 'red'] },
    isOver: true,
    won: fraction(390, 100),
    staked: fraction(1),
  });
  expect(play('odd', 1, 1, 0, 1)?.won).toEqual(fraction(195, 100));
  expect(play('even', 1, 1, 0, 1)?.won).toEqual(fraction(0));
  expect(play('even', 0, 0, 0, 0)?.won).toEqual(fraction(195, 100));
  expect(play('four-white', 0, 0, 0, 0)?.won).toEqual(fraction(1_550, 100));
  expect(play('four-red', 0, 0, 0, 0)?.won).toEqual(fraction(0));
  expect(play('three-white', 0, 1, 0, 0)?.won).toEqual(fraction(390, 100));
  expect(play('two-two', 1, 0, 1, 0)?.won).toEqual(fraction(260, 100));
});

test('the most counts only bets that win together', () => {
  const mostOf = (...names: string[]) =>
    xocDia.most({ bets: names.map((on) => ({ on, coins: 1 })) }, fourCoins);
  expect(mostOf('even', 'odd')).toEqual(fraction(195, 200));
  expect(mostOf('even', 'four-red', 'four-white')).toEqual(fraction(1_745, 300));
  expect(mostOf('odd', 'three-red', 'three-white')).toEqual(fraction(585, 300));
});

test('bets that are not on the cloth are refused, and there are no steps', () => {
  for (const on of ['three', 'four', 'two', 'red', 'constructor'])
    expect(xocDia.readPick({ bets: [{ on, coins: 1 }] }, fourCoins)).toBeNull();
  expect(xocDia.readStep({})).toBeNull();
});
