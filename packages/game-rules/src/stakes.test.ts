import { fraction, ZERO } from '@parlour/exact';
import { CURRENCIES, currencyOf, isShownExactly } from '@parlour/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payoutOf, stakeMaxOf } from './stakes.ts';

const currencies = fc.constantFrom(...CURRENCIES.map(({ code }) => code), 'XXX');
const factors = fc
  .tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 5n))
  .map(([over, under]) => fraction(over, under));
const PARTS_PER_COIN_MAX = 100_000n;

describe('a payout', () => {
  test('loses less than the smallest coin to rounding, and never gains', () => {
    fc.assert(
      fc.property(factors, currencies, fc.bigInt(1n, 10_000_000n), (won, code, coins) => {
        const currency = currencyOf(code);
        const coin = PARTS_PER_COIN_MAX / 10n ** BigInt(currency.digits);
        const stake = coins * coin;
        const payout = payoutOf(stake, won, currency);
        expect(isShownExactly(payout, currency)).toBe(true);
        expect(payout * won.under).toBeLessThanOrEqual(stake * won.over);
        expect((payout + coin) * won.under).toBeGreaterThan(stake * won.over);
      }),
    );
  });

  test('of nothing is nothing, and of the stake is the stake', () => {
    expect(payoutOf(300_000n, ZERO, { digits: 2 })).toBe(0n);
    expect(payoutOf(300_000n, fraction(1), { digits: 0 })).toBe(300_000n);
  });

  test.each([
    [2, 330_000n],
    [1, 330_000n],
    [0, 300_000n],
  ])('in a currency of %d digits is in whole coins', (digits, payout) => {
    expect(payoutOf(300_000n, fraction(11, 10), { digits })).toBe(payout);
  });
});

describe('the highest stake', () => {
  const limits = fc.record({ stakeMax: fc.bigInt(1n, 10n ** 12n), winMax: fc.bigInt(1n, 10n ** 15n) });

  test('cannot win more than the limit, and one part more could', () => {
    fc.assert(
      fc.property(limits, factors, (within, most) => {
        const stake = stakeMaxOf(within, most);
        expect(stake).toBeLessThanOrEqual(within.stakeMax);
        expect(stake * most.over).toBeLessThanOrEqual(within.winMax * most.under);
        if (stake < within.stakeMax)
          expect((stake + 1n) * most.over).toBeGreaterThan(within.winMax * most.under);
      }),
    );
  });

  test('is that of the limits where nothing can be won', () => {
    expect(stakeMaxOf({ stakeMax: 5n, winMax: 1n }, ZERO)).toBe(5n);
  });
});
