import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import halfBack from '../../models/roulette/half-back.json';
import singleZero from '../../models/roulette/single-zero.json';
import { figuresOf, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { POCKETS, ROULETTE_BETS, type RouletteModel, roulette, rouletteBackOf, WHEEL } from './roulette.ts';

const NAMES = [...ROULETTE_BETS.keys()];

function backsOf(on: string, model: RouletteModel) {
  return WHEEL.map((number) => ({ back: rouletteBackOf(on, number, model), ways: 1 }));
}

test('the cloth has every bet once, with the numbers its name says', () => {
  const sizes = new Map<string, number>();
  for (const { kind, numbers } of ROULETTE_BETS.values()) {
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
    expect(new Set(numbers).size).toBe(numbers.length);
    // A fair wheel without a zero would pay all bets alike.
    expect(36 / numbers.length - 1).toBe(singleZero.pays[kind] / 100);
  }
  expect(Object.fromEntries(sizes)).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    line: 11,
    dozen: 3,
    column: 3,
    even: 6,
  });
  const numbersOf = (on: string) => ROULETTE_BETS.get(on)?.numbers;
  expect(numbersOf('split-0-2')).toEqual([0, 2]);
  expect(numbersOf('split-35-36')).toEqual([35, 36]);
  expect(numbersOf('split-33-36')).toEqual([33, 36]);
  expect(numbersOf('split-3-4')).toBeUndefined();
  expect(numbersOf('street-34')).toEqual([34, 35, 36]);
  expect(numbersOf('trio-2-3')).toEqual([0, 2, 3]);
  expect(numbersOf('corner-32')).toEqual([32, 33, 35, 36]);
  expect(numbersOf('corner-3')).toBeUndefined();
  expect(numbersOf('first-four')).toEqual([0, 1, 2, 3]);
  expect(numbersOf('line-31')).toEqual([31, 32, 33, 34, 35, 36]);
  expect(numbersOf('dozen-2')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(numbersOf('column-3')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
  expect(new Set(WHEEL).size).toBe(POCKETS);
});

test('every bet returns 36/37, and an even chance half the zero more where half comes back', () => {
  for (const on of NAMES) {
    expect(figuresOf(backsOf(on, singleZero)).percent).toBeCloseTo(97.2973, 4);
    const isEven = ROULETTE_BETS.get(on)?.kind === 'even';
    expect(figuresOf(backsOf(on, halfBack)).percent).toBeCloseTo(isEven ? 98.6486 : 97.2973, 4);
  }
  expect(figuresOf(backsOf('red', halfBack)).deviation).toBeCloseTo(0.99, 2);
  expect(figuresOf(backsOf('straight-17', singleZero)).deviation).toBeCloseTo(5.84, 2);
  for (const model of [singleZero, halfBack])
    expect(sheetOf(NAMES.map((on) => backsOf(on, model)))).toEqual(model.sheet);
});

test('a wheel with two zeros, which we do not offer, would return 36/38, and its five numbers 35/38', () => {
  const doubleZero = POCKETS;
  const pockets = [...WHEEL, doubleZero];
  const returned = (backOf: (number: number) => number) =>
    figuresOf(pockets.map((number) => ({ back: backOf(number), ways: 1 }))).percent;
  for (const on of NAMES)
    expect(returned((number) => rouletteBackOf(on, number, singleZero))).toBeCloseTo(94.7368, 4);
  const fiveNumbers = [0, doubleZero, 1, 2, 3];
  expect(returned((number) => (fiveNumbers.includes(number) ? 700 : 0))).toBeCloseTo(92.1053, 4);
});

test('one word is one pocket', () => {
  const pick = { bets: [{ on: 'straight-17', coins: 1 }] };
  expect(roulette.play(wordsFor(17), { pick, steps: [] }, singleZero)).toEqual({
    seen: { number: 17 },
    isOver: true,
    won: fraction(36),
    staked: fraction(1),
  });
  expect(roulette.play(wordsFor(18), { pick, steps: [] }, singleZero)?.won).toEqual(fraction(0));
  expect(roulette.play(wordsOf(1), { pick, steps: [] }, singleZero)?.seen).toEqual({ number: 28 });
});

test('bets that win together are added, and the most is their best number', () => {
  const pick = roulette.readPick(
    {
      bets: [
        { on: 'red', coins: 5 },
        { on: 'split-17-20', coins: 1 },
        { on: 'straight-0', coins: 2 },
      ],
    },
    halfBack,
  );
  if (!pick) throw new Error('the pick was refused');
  expect(pick.bets.map(({ on }) => on)).toEqual(['straight-0', 'split-17-20', 'red']);
  // The zero: 2 coins of 36 and half of 5.
  expect(roulette.most(pick, halfBack)).toEqual(fraction(745, 80));
  expect(roulette.play(wordsFor(0), { pick, steps: [] }, halfBack)?.won).toEqual(fraction(745, 80));
  expect(roulette.play(wordsFor(1), { pick, steps: [] }, halfBack)?.won).toEqual(fraction(10, 8));
});

test('bets that are not on the cloth are refused, and there are no steps', () => {
  for (const on of ['straight-37', 'split-1-1', 'split-2-1', 'green', ''])
    expect(roulette.readPick({ bets: [{ on, coins: 1 }] }, singleZero)).toBeNull();
  expect(roulette.readStep({})).toBeNull();
});
