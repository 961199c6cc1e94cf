import { randomBytes } from 'node:crypto';
import { CURRENCIES, currencyOf, isShownExactly } from '@parlour/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHANCE_MAX,
  CHANCE_MIN,
  type DicePick,
  factorOf,
  isDicePick,
  isWin,
  payoutOf,
  RETURN,
  ROLLS,
  rollDice,
  stakeMaxOf,
} from './dice.rules.ts';
import { chipsOf, findLimits } from './limits.rules.ts';

const chances = fc.integer({ min: CHANCE_MIN, max: CHANCE_MAX });
const currencies = fc.constantFrom(...CURRENCIES.map(({ code }) => code), 'XXX');
const sides = fc.constantFrom('under' as const, 'over' as const);

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

  test.each([
    [{ side: 'under', chance: CHANCE_MIN - 1 }],
    [{ side: 'under', chance: CHANCE_MAX + 1 }],
    [{ side: 'under', chance: 50.5 }],
    [{ side: 'between', chance: 5_000 }],
  ])('%j cannot be picked', (pick) => {
    expect(isDicePick(pick as DicePick)).toBe(false);
  });
});

describe('the return', () => {
  test('is 99.00 % before rounding, whatever the chance: as a fraction, not as a decimal', () => {
    for (let chance = CHANCE_MIN; chance <= CHANCE_MAX; chance += 1) {
      const stake = BigInt(chance) * 100_000n;
      const payout = payoutOf({ stake, chance, currency: { digits: 5 } });
      expect(payout * BigInt(chance) * 100n).toBe(stake * BigInt(ROLLS) * 99n);
    }
    expect(RETURN * 100).toBe(99 * ROLLS);
  });

  test('loses less than the smallest coin to rounding, and never gains', () => {
    fc.assert(
      fc.property(chances, currencies, fc.bigInt(1n, 10_000_000n), (chance, code, coins) => {
        const currency = currencyOf(code);
        const coin = 100_000n / 10n ** BigInt(currency.digits);
        const stake = coins * coin;
        const payout = payoutOf({ stake, chance, currency });
        const exactTimesChance = stake * BigInt(RETURN);
        expect(isShownExactly(payout, currency)).toBe(true);
        expect(payout * BigInt(chance)).toBeLessThanOrEqual(exactTimesChance);
        expect((payout + coin) * BigInt(chance)).toBeGreaterThan(exactTimesChance);
      }),
    );
  });

  test.each([
    [5_000, 19_800],
    [100, 990_000],
    [9_800, 10_102],
    [3_333, 29_702],
  ])('at a chance of %i hundredths of a percent reads as the factor %i/10000', (chance, factor) => {
    expect(factorOf(chance)).toBe(factor);
  });
});

describe('limits', () => {
  test('no stake within them can win more than the limit, and one coin more could', () => {
    fc.assert(
      fc.property(chances, currencies, (chance, code) => {
        const limits = findLimits(code);
        if (!limits) throw new Error('a currency without limits');
        const currency = { digits: 5 };
        const stake = stakeMaxOf({ limits, chance });
        expect(payoutOf({ stake, chance, currency })).toBeLessThanOrEqual(limits.winMax);
        if (stake < limits.stakeMax)
          expect(payoutOf({ stake: stake + 1n, chance, currency })).toBeGreaterThanOrEqual(limits.winMax);
      }),
    );
  });

  test('hold every chip that is offered, in every currency a brand may run in', () => {
    for (const { code } of [...CURRENCIES, { code: 'XXX' }]) {
      const limits = findLimits(code);
      expect(chipsOf(code).length).toBeGreaterThan(3);
      for (const chip of chipsOf(code)) {
        expect(chip).toBeGreaterThanOrEqual(limits?.stakeMin ?? 0n);
        expect(chip).toBeLessThanOrEqual(limits?.stakeMax ?? 0n);
      }
    }
  });
});

describe('rolls', () => {
  test('are the same for the same seeds and nonce, for ever', () => {
    const inputs = { serverSeed: `${'0'.repeat(63)}1`, clientSeed: 'parlour', nonce: 0 };
    expect([0, 1, 2, 3, 4].map((nonce) => rollDice({ ...inputs, nonce }).roll)).toEqual(KNOWN_ROLLS);
  });

  /** A chi-square with 99 degrees of freedom exceeds 170 in one fair run of 80,000; five sigma, in one of a million. */
  test('fall evenly and are not followed by their like', () => {
    const serverSeed = randomBytes(32).toString('hex');
    const count = 50_000;
    const bins = new Array<number>(100).fill(0);
    let product = 0;
    let before = 0;
    for (let nonce = 0; nonce < count; nonce += 1) {
      const { roll } = rollDice({ serverSeed, clientSeed: 'statistics', nonce });
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
