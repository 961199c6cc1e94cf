import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import bauCua from '../../models/picture-dice/bau-cua.json';
import colours from '../../models/picture-dice/colours.json';
import { type Backs, figuresOf, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { PICTURE_DICE_BETS, type PictureDiceModel, pictureDice, pictureDiceBackOf } from './picture-dice.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
const MODELS: [string, PictureDiceModel][] = [
  ['bầu cua', bauCua],
  ['the colour game', colours],
];

function backsOf(on: string, model: PictureDiceModel): Backs {
  return ROLLS.map((dice) => ({ back: pictureDiceBackOf(on, dice, model), ways: 1 }));
}

test.each(MODELS)('every bet of %s returns 35/36, and the sheet says so', (_name, model) => {
  for (const on of PICTURE_DICE_BETS)
    expect(figuresOf(backsOf(on, model)).percent).toBeCloseTo((100 * 35) / 36, 9);
  expect(sheetOf(PICTURE_DICE_BETS.map((on) => backsOf(on, model)))).toEqual(model.sheet);
});

test.each(MODELS)('the dice of %s have six different faces', (_name, model) => {
  expect(new Set(model.faces).size).toBe(PICTURE_DICE_BETS.length);
});

test('what others pay, 1, 2 and 3 to 1, would return 92.13', () => {
  const usual = { ...bauCua, pays: [100, 200, 300] };
  expect(figuresOf(backsOf('face-2', usual)).percent).toBeCloseTo(92.13, 2);
});

test('one word is one die', () => {
  const pick = { bets: [{ on: 'face-4', coins: 1 }] };
  const play = (...values: number[]) => pictureDice.play(wordsFor(...values), { pick, steps: [] }, bauCua);
  expect(play(3, 0, 5)).toEqual({
    seen: { dice: [4, 1, 6] },
    isOver: true,
    won: fraction(2),
    staked: fraction(1),
  });
  expect(play(3, 0, 3)?.won).toEqual(fraction(3));
  expect(play(3, 3, 3)?.won).toEqual(fraction(15));
  expect(play(0, 1, 2)?.won).toEqual(fraction(0));
  expect(pictureDice.play(wordsOf(1), { pick, steps: [] }, bauCua)?.seen).toEqual({ dice: [2, 4, 6] });
});

test('the most counts only bets that win together', () => {
  const mostOf = (...names: string[]) =>
    pictureDice.most({ bets: names.map((on) => ({ on, coins: 1 })) }, bauCua);
  expect(mostOf('face-1')).toEqual(fraction(15));
  expect(mostOf('face-1', 'face-2')).toEqual(fraction(15, 2));
  expect(mostOf(...PICTURE_DICE_BETS)).toEqual(fraction(15, 6));
});

test('bets that are not on the cloth are refused, and there are no steps', () => {
  for (const on of ['face-0', 'face-7', 'stag', 'face', 'single-1'])
    expect(pictureDice.readPick({ bets: [{ on, coins: 1 }] }, bauCua)).toBeNull();
  expect(pictureDice.readStep({})).toBeNull();
});
