import { compare, fraction } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import numbers from '../../models/keno/99.json' with { type: 'json' };
import { RISKS } from '../risk.ts';
import { meanOf, sheetOf } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { chanceOf, DRAWN, hitsOf, type KenoModel, type KenoPick, keno, PICKED_MAX, tableOf } from './keno.ts';

const model: KenoModel = numbers;
const firstNumbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const picks: KenoPick[] = RISKS.flatMap((risk) =>
  firstNumbers(PICKED_MAX).map((count) => ({ risk, numbers: firstNumbers(count) })),
);
const betOf = (pick: KenoPick) =>
  tableOf(pick, model).map((hundredths, hits) => ({
    chance: chanceOf({ picked: pick.numbers.length, hits }),
    won: fraction(hundredths, 100),
  }));

describe('a pick', () => {
  test.each([[[40]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [[7, 8, 31]]])('of %j is open', (chosen) => {
    const pick = { risk: 'low', numbers: chosen };
    expect(keno.readPick(pick, model)).toEqual(pick);
  });

  test.each([
    [{ risk: 'low', numbers: [] }],
    [{ risk: 'low', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    [{ risk: 'low', numbers: [0] }],
    [{ risk: 'low', numbers: [41] }],
    [{ risk: 'low', numbers: [3, 3] }],
    [{ risk: 'low', numbers: [4, 3] }],
    [{ risk: 'low', numbers: [1.5] }],
    [{ risk: 'low', numbers: [1, '2'] }],
    [{ risk: 'low', numbers: [null, 1] }],
    [{ risk: 'low', numbers: { length: 1, 0: 1 } }],
    [{ risk: 'lowest', numbers: [1] }],
    [{ numbers: [1] }],
    [null],
  ])('%j is refused', (input) => {
    expect(keno.readPick(input, model)).toBeNull();
    expect(keno.readStep(input)).toBeNull();
  });
});

describe('a draw', () => {
  test('pays by the hits among the ten numbers drawn', () => {
    const pick: KenoPick = { risk: 'medium', numbers: [1, 2, 40] };
    const played = keno.play(wordsFor(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), { pick, steps: [] }, model);
    expect(played).toEqual({
      seen: { drawn: firstNumbers(DRAWN) },
      isOver: true,
      won: fraction(250, 100),
      staked: fraction(1),
    });
    expect(hitsOf(pick, { drawn: firstNumbers(DRAWN) })).toEqual([1, 2]);
    expect(keno.most(pick, model)).toEqual(fraction(1_496, 100));
  });

  test('is the same for the same seeds and nonce, for ever', () => {
    const pick: KenoPick = { risk: 'low', numbers: [1] };
    const draws = [0, 1, 2].map((nonce) => keno.play(wordsOf(nonce), { pick, steps: [] }, model)?.seen.drawn);
    // Computed from the scheme's description by a program in another language.
    expect(draws).toEqual([
      [23, 4, 31, 13, 1, 11, 28, 2, 36, 21],
      [4, 14, 28, 6, 29, 20, 9, 35, 3, 38],
      [25, 14, 5, 1, 7, 23, 27, 36, 3, 8],
    ]);
  });
});

describe('a table', () => {
  test.each(picks)('at $risk risk for $numbers returns 98.996 to 99.000 percent', (pick) => {
    expect(tableOf(pick, model)).toHaveLength(pick.numbers.length + 1);
    const bet = betOf(pick);
    const all = bet.map(({ chance }) => ({ chance, won: fraction(1) }));
    expect(meanOf(all)).toEqual(fraction(1));
    expect(compare(meanOf(bet), fraction(989_955, 1_000_000))).toBeGreaterThanOrEqual(0);
    expect(compare(meanOf(bet), fraction(99, 100))).toBeLessThanOrEqual(0);
  });

  test.each([
    [[0, 3.96]],
    [[0, 1.59, 6.56]],
    [[0, 1.06, 2.5, 14.96]],
    [[0, 0.85, 1.4, 5.6, 40]],
    [[0, 0, 1.5, 4.05, 18.94, 185]],
    [[0, 0, 1.15, 2.4, 8.1, 48.6, 500]],
    [[0, 0, 1.05, 1.5, 4.6, 17, 150, 500]],
    [[0, 0, 0, 1.7, 3.85, 14, 85, 770, 1000]],
    [[0, 0, 0, 1.3, 2.7, 8, 33, 240, 1000, 1000]],
    [[0, 0, 0, 1.05, 1.8, 4.9, 19, 110, 970, 1000, 1000]],
  ])('at medium risk pays %j by hits', (pays) => {
    const table = tableOf({ risk: 'medium', numbers: firstNumbers(pays.length - 1) }, model);
    expect(table.map((hundredths) => hundredths / 100)).toEqual(pays);
  });
});

test('the sheet is that of all tables', () => {
  expect(model.sheet).toEqual(sheetOf(picks.map(betOf)));
});
