import { compare, type Fraction, fraction, multiply } from '@parlour/exact';
import { WORDS } from '@parlour/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import model from '../../models/limbo/99.json' with { type: 'json' };
import { rootUp, sheetOf, varianceOf, winOrLose } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { chanceOf, factorOf, isWin, limbo, pointOf, TARGET_MAX, TARGET_MIN } from './limbo.ts';

const targets = fc.integer({ min: TARGET_MIN, max: TARGET_MAX });
const betOf = (target: number) => winOrLose(chanceOf({ target }, model), factorOf({ target }));
const inPercent = ({ over, under }: Fraction) => (100 * Number(over)) / Number(under);

describe('a pick', () => {
  test.each([101, 200, 1_000_000])('of %d hundredths is open', (target) => {
    expect(limbo.readPick({ target }, model)).toEqual({ target });
  });

  test.each([
    [{ target: 100 }],
    [{ target: 1_000_001 }],
    [{ target: 150.5 }],
    [{ target: '200' }],
    [{ target: 200, side: 'over' }],
    [{}],
    [null],
    [[200]],
  ])('%j is refused', (input) => {
    expect(limbo.readPick(input, model)).toBeNull();
    expect(limbo.readStep(input)).toBeNull();
  });
});

describe('the point', () => {
  test('is the return over what is left above the word', () => {
    expect(pointOf(0, model)).toBe(99);
    expect(pointOf(2 ** 31, model)).toBe(198);
    expect(pointOf(WORDS - 1, model)).toBe(99 * WORDS);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: WORDS - 1 }), (word) => {
        expect(pointOf(word, model)).toBe(Number((99n * 2n ** 32n) / (2n ** 32n - BigInt(word))));
      }),
    );
  });

  test('is the same for the same seeds and nonce, for ever', () => {
    const points = [0, 1, 2, 3, 4].map(
      (nonce) => limbo.play(wordsOf(nonce), { pick: { target: 200 }, steps: [] }, model)?.seen.point,
    );
    // Computed from the scheme's description by a program in another language.
    expect(points).toEqual([104, 126, 106, 113, 216]);
  });

  test('pays the target where it is reached, and nothing below', () => {
    const pick = { target: 198 };
    const reached = limbo.play(wordsFor(2 ** 31), { pick, steps: [] }, model);
    expect(reached).toEqual({
      seen: { point: 198 },
      isOver: true,
      won: fraction(198, 100),
      staked: fraction(1),
    });
    const missed = limbo.play(wordsFor(2 ** 31 - 1), { pick, steps: [] }, model);
    expect(missed?.won).toEqual(fraction(0));
    expect(limbo.most(pick, model)).toEqual(fraction(198, 100));
  });
});

describe('the chance', () => {
  test('is exactly that of the words from the first that wins', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const chance = multiply(chanceOf({ target }, model), fraction(WORDS));
        const first = WORDS - Number(chance.over);
        expect(isWin({ target }, { point: pointOf(first, model) })).toBe(true);
        expect(isWin({ target }, { point: pointOf(first - 1, model) })).toBe(false);
      }),
    );
  });

  test.each([
    [110, 90],
    [150, 66],
    [200, 49.5],
    [1_000, 9.9],
    [10_000, 0.99],
  ])('of %d hundredths is %d percent', (target, percent) => {
    expect(inPercent(chanceOf({ target }, model))).toBeCloseTo(percent, 6);
  });

  test.each([
    [200, '99.0000'],
    [100_000, '99.0000'],
    [100_000_000, '98.9996'],
  ])('at %d hundredths returns %s percent', (target, percent) => {
    const returned = multiply(chanceOf({ target }, model), factorOf({ target }));
    expect(inPercent(returned).toFixed(4)).toBe(percent);
    expect(compare(returned, fraction(99, 100))).toBeLessThanOrEqual(0);
  });

  test('is missed at once, below any target, by one word in a hundred', () => {
    const safe = chanceOf({ target: 100 }, model);
    expect(inPercent(safe)).toBeCloseTo(99, 6);
  });
});

test('the deviation at a target is √(0.99 t − 0.9801)', () => {
  expect(rootUp(varianceOf(betOf(200)))).toBe('1');
  expect(Number(rootUp(varianceOf(betOf(1_000_000))))).toBeCloseTo(99.5, 1);
});

test('the sheet is that of the extreme targets', () => {
  let [best, worst, wildest] = [
    { target: 0, value: 0n },
    { target: 0, value: 2n ** 64n },
    { target: 0, value: 0n },
  ];
  for (let target = TARGET_MIN; target <= TARGET_MAX; target += 1) {
    const t = BigInt(target);
    const words = (99n * 2n ** 32n) / t;
    const returned = t * words;
    const variance = returned * t * (2n ** 32n - words);
    if (returned > best.value) best = { target, value: returned };
    if (returned < worst.value) worst = { target, value: returned };
    if (variance > wildest.value) wildest = { target, value: variance };
  }
  const bets = [best, worst, wildest, { target: TARGET_MAX }].map(({ target }) => betOf(target));
  expect(model.sheet).toEqual(sheetOf(bets));
});
