import { randomBytes } from 'node:crypto';
import { fraction, multiply, toDecimal } from '@parlour/exact';
import { createInstantStream, type RoundInputs } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import model from '../../models/dice/99.json' with { type: 'json' };
import { sheetOf, winOrLose } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { CHANCE_MAX, CHANCE_MIN, type DicePick, dice, edgeOf, factorOf, isWin, ROLLS } from './dice.ts';

const chances = fc.integer({ min: CHANCE_MIN, max: CHANCE_MAX });
const sides = fc.constantFrom('under' as const, 'over' as const);
const everyChance = Array.from({ length: CHANCE_MAX - CHANCE_MIN + 1 }, (_, place) => CHANCE_MIN + place);

/** Computed from the scheme's description by a program in another language. */
const KNOWN_ROLLS = [6_382, 763, 2_064, 5_067, 6_260];

describe('the chance', () => {
  test('is exactly as many rolls as it says, on either side', () => {
    fc.assert(
      fc.property(chances, sides, (chance, side) => {
        const pick: DicePick = { side, chance };
        let wins = 0;
        for (let roll = 0; roll < ROLLS; roll += 1) wins += isWin(pick, { roll }) ? 1 : 0;
        expect(wins).toBe(chance);
      }),
      { numRuns: 50 },
    );
  });

  test('ends at an edge: under wins below it, over from it on', () => {
    expect(edgeOf({ side: 'under', chance: 2_500 })).toBe(2_500);
    expect(edgeOf({ side: 'over', chance: 2_500 })).toBe(7_500);
  });

  test('can be picked from the least to the most', () => {
    for (const chance of [CHANCE_MIN, CHANCE_MAX])
      expect(dice.readPick({ side: 'over', chance }, model)).toEqual({ side: 'over', chance });
  });

  test.each([
    [{ side: 'under', chance: CHANCE_MIN - 1 }],
    [{ side: 'under', chance: CHANCE_MAX + 1 }],
    [{ side: 'under', chance: 50.5 }],
    [{ side: 'under', chance: '5000' }],
    [{ side: 'between', chance: 5_000 }],
    [{ side: 'under', chance: 5_000, stake: 1 }],
    [{ side: 'under' }],
    [null],
  ])('%j cannot be picked', (pick) => {
    expect(dice.readPick(pick, model)).toBeNull();
    expect(dice.readStep(pick)).toBeNull();
  });
});

describe('the return', () => {
  test('is 99/100 before rounding, whatever the chance', () => {
    for (const chance of everyChance)
      expect(multiply(factorOf(chance, model), fraction(chance, ROLLS))).toEqual(fraction(99, 100));
  });

  test.each([
    [5_000, '1.9800'],
    [100, '99.0000'],
    [9_800, '1.0102'],
    [3_333, '2.9702'],
  ])('at a chance of %i hundredths of a percent reads as the factor %s', (chance, factor) => {
    expect(toDecimal(factorOf(chance, model), 4)).toBe(factor);
    expect(dice.most({ side: 'under', chance }, model)).toEqual(factorOf(chance, model));
  });

  test('and the rest of the sheet are those of every chance', () => {
    const bets = everyChance.map((chance) => winOrLose(fraction(chance, ROLLS), factorOf(chance, model)));
    expect(model.sheet).toEqual(sheetOf(bets));
  });
});

describe('rolls', () => {
  test('are the same for the same seeds and nonce, for ever', () => {
    const pick: DicePick = { side: 'under', chance: 5_000 };
    const rolls = [0, 1, 2, 3, 4].map(
      (nonce) => dice.play(wordsOf(nonce), { pick, steps: [] }, model)?.seen.roll,
    );
    expect(rolls).toEqual(KNOWN_ROLLS);
  });

  test('pay the factor where they win, and nothing else', () => {
    const pick: DicePick = { side: 'over', chance: 2_500 };
    expect(dice.play(wordsFor(7_500), { pick, steps: [] }, model)).toEqual({
      seen: { roll: 7_500 },
      isOver: true,
      won: fraction(396, 100),
      staked: fraction(1),
    });
    expect(dice.play(wordsFor(7_499), { pick, steps: [] }, model)?.won).toEqual(fraction(0));
  });

  /** A chi-square with 99 degrees of freedom exceeds 170 in one fair run of 80,000; five sigma, in one of a million. */
  test('fall evenly and are not followed by their like', () => {
    const serverSeed = randomBytes(32).toString('hex');
    const count = 10_000 * SCALE;
    const bins = new Array<number>(100).fill(0);
    let product = 0;
    let before = 0;
    for (let nonce = 0; nonce < count; nonce += 1) {
      const roll = rollWith({ serverSeed, clientSeed: 'statistics', nonce });
      bins[Math.floor(roll / 100)] = (bins[Math.floor(roll / 100)] ?? 0) + 1;
      const centred = (roll - 4_999.5) / 2_886.75;
      product += centred * before;
      before = centred;
    }
    const expected = count / bins.length;
    const chiSquare = bins.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquare, `with the seed ${serverSeed}`).toBeLessThan(170);
    expect(Math.abs(product / count), `with the seed ${serverSeed}`).toBeLessThan(5 / Math.sqrt(count));
  });
});

function rollWith(inputs: RoundInputs): number {
  const round = { pick: { side: 'under', chance: 5_000 }, steps: [] } as const;
  const played = dice.play(createInstantStream(inputs), round, model);
  if (!played) throw new Error('a round of dice that cannot be played');
  return played.seen.roll;
}
