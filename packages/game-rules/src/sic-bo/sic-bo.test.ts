import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import oneReturn from '../../models/sic-bo/one-return.json';
import { type Backs, figuresOf, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { SIC_BO_BETS, type SicBoModel, sicBo, sicBoBackOf } from './sic-bo.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** What others pay. */
const USUAL: SicBoModel = {
  ...oneReturn,
  pays: {
    half: 100,
    single: [100, 200, 300],
    pair: 500,
    double: 800,
    triple: 15_000,
    anyTriple: 2_400,
    sums: [5_000, 1_800, 1_400, 1_200, 800, 600, 600],
  },
};

function backsOf(on: string, model: SicBoModel): Backs {
  return ROLLS.map((dice) => ({ back: sicBoBackOf(on, dice, model), ways: 1 }));
}

const percentOf = (on: string, model: SicBoModel) => figuresOf(backsOf(on, model)).percent;

test('every bet returns 35/36, but doubles and the sums 10 and 11, which are rounded down', () => {
  for (const on of SIC_BO_BETS) {
    const isSum = on === 'sum-10' || on === 'sum-11';
    const expected = on.startsWith('double') ? 96.2963 : isSum ? 96.25 : 97.2222;
    expect(percentOf(on, oneReturn)).toBeCloseTo(expected, 4);
  }
});

test('the usual pays return what is written of them', () => {
  const returns = {
    small: 97.22,
    big: 97.22,
    odd: 97.22,
    even: 97.22,
    'single-3': 92.13,
    'pair-2-5': 83.33,
    'double-1': 66.67,
    'triple-6': 69.91,
    'any-triple': 69.44,
    'sum-4': 70.83,
    'sum-5': 52.78,
    'sum-6': 69.44,
    'sum-7': 90.28,
    'sum-8': 87.5,
    'sum-9': 81.02,
    'sum-10': 87.5,
    'sum-11': 87.5,
    'sum-17': 70.83,
  };
  for (const [on, percent] of Object.entries(returns)) expect(percentOf(on, USUAL)).toBeCloseTo(percent, 2);
});

test('the sheet states the figures of its bets', () => {
  expect(sheetOf(SIC_BO_BETS.map((on) => backsOf(on, oneReturn)))).toEqual(oneReturn.sheet);
});

test('one word is one die', () => {
  const pick = { bets: [{ on: 'single-4', coins: 1 }] };
  const play = (...values: number[]) => sicBo.play(wordsFor(...values), { pick, steps: [] }, oneReturn);
  expect(play(3, 0, 3)).toEqual({
    seen: { dice: [4, 1, 4] },
    isOver: true,
    won: fraction(3),
    staked: fraction(1),
  });
  expect(play(3, 3, 3)?.won).toEqual(fraction(15));
  expect(play(0, 1, 2)?.won).toEqual(fraction(0));
  expect(sicBo.play(wordsOf(1), { pick, steps: [] }, oneReturn)?.seen).toEqual({ dice: [2, 4, 6] });
});

test('the most counts only bets that win together', () => {
  const mostOf = (...names: string[]) =>
    sicBo.most({ bets: names.map((on) => ({ on, coins: 1 })) }, oneReturn);
  expect(mostOf('triple-1')).toEqual(fraction(210));
  expect(mostOf('small', 'big')).toEqual(fraction(1));
  expect(mostOf('triple-1', 'any-triple', 'double-1', 'single-1', 'small')).toEqual(
    fraction(210 + 35 + 13 + 15, 5),
  );
  expect(mostOf('sum-9', 'pair-1-2', 'pair-2-6', 'odd')).toEqual(fraction(840 + 700 + 700 + 200, 400));
});

test('bets that are not on the table are refused, and there are no steps', () => {
  for (const on of ['sum-3', 'sum-18', 'pair-2-1', 'pair-1-1', 'single-7', 'any', 'triple'])
    expect(sicBo.readPick({ bets: [{ on, coins: 1 }] }, oneReturn)).toBeNull();
  expect(sicBo.readStep({})).toBeNull();
});
