import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VECTOR_COMMITMENT, VECTOR_SEED } from './testing/vectors.ts';
import { computeTurn } from './wheel.ts';

const round = { serverSeed: VECTOR_SEED, clientSeed: 'parlour' };
/** 10,000 in all. */
const WEIGHTS = [1, 99, 400, 1_500, 500, 2_500, 2_000, 3_000];
const TURNS = process.env.SCALE ? 1_000_000 : 20_000;
/** Of seven degrees of freedom, one in ten thousand is above it. */
const CHI_SQUARE_MAX = 29.88;

describe('a turn of the wheel', () => {
  test('is the published example', () => {
    const turns = [1, 2, 3, 4, 5].map((nonce) => computeTurn({ ...round, nonce, weights: WEIGHTS }));
    expect(turns.map(({ number }) => number)).toEqual([763, 2_064, 5_067, 6_260, 6_954]);
    expect(turns.map(({ sector }) => sector)).toEqual([3, 4, 6, 6, 6]);
    expect(turns[0]?.commitment).toBe(VECTOR_COMMITMENT);
  });

  test('stops at the sector that owns the number, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.nat(), (given, nonce) => {
        const { number, sector } = computeTurn({ ...round, nonce, weights: given });
        const owners = given.flatMap((weight, place) => Array.from({ length: weight }, () => place));
        expect(owners[number]).toBe(sector);
      }),
    );
  });

  test(`falls as the weights say over ${TURNS} turns`, () => {
    const counts = WEIGHTS.map(() => 0);
    for (let nonce = 0; nonce < TURNS; nonce += 1) {
      const { sector } = computeTurn({ ...round, nonce, weights: WEIGHTS });
      counts[sector] = (counts[sector] ?? 0) + 1;
    }
    const statistic = WEIGHTS.reduce((sum, weight, sector) => {
      const expected = (TURNS * weight) / 10_000;
      return sum + ((counts[sector] ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(statistic).toBeLessThan(CHI_SQUARE_MAX);
  }, 120_000);

  test.each<[number[], string]>([
    [[], 'a wheel must have 1 to 1000 weights, not 0'],
    [Array.from({ length: 1_001 }, () => 1), 'a wheel must have 1 to 1000 weights, not 1001'],
    [[1, 0], 'a weight must be a whole number from 1, not 0'],
    [[0.5], 'a weight must be a whole number from 1, not 0.5'],
    [[2 ** 32, 1], 'a range must have 1 to 4294967296 values'],
  ])('refuses the weights %j', (weights, problem) => {
    expect(() => computeTurn({ ...round, nonce: 1, weights })).toThrow(problem);
  });
});
