import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStakes, isMet, leftOf, requiredTurnover } from './turnover.rules.ts';

const requirement = (required: bigint, done = 0n) => ({ required, done });
const done = (rows: { done: bigint }[]) => rows.map((row) => row.done);

test.each([
  [100_000n, '1', 100_000n],
  [100_000n, '1.5', 150_000n],
  [100_000n, '0', 0n],
  [3n, '0.5', 1n],
])('of %s, %s times is %s', (amount, times, required) => {
  expect(requiredTurnover(amount, times)).toBe(required);
});

describe('stakes', () => {
  test('meet the oldest requirement first, and each counts once', () => {
    expect(done(countStakes([requirement(100n), requirement(50n)], 120n))).toEqual([100n, 20n]);
  });

  test('that were given back are taken from what was done last', () => {
    expect(done(countStakes([requirement(100n, 100n), requirement(50n, 20n)], -30n))).toEqual([90n, 0n]);
  });

  test('that met a requirement and are given back leave it unmet', () => {
    const met = countStakes([requirement(100n), requirement(50n)], 150n);
    expect(met.every(isMet)).toBe(true);
    expect(countStakes(met, -60n).map(leftOf)).toEqual([10n, 50n]);
  });

  test('beyond all that is required are noted at the newest, and given back first', () => {
    const [noted] = countStakes([requirement(10n)], 1_000n);
    expect(noted).toEqual({ required: 10n, done: 1_000n });
    expect(countStakes(noted ? [noted] : [], -990n).every(isMet)).toBe(true);
    expect(countStakes(noted ? [noted] : [], -991n).some(isMet)).toBe(false);
  });

  test('given back beyond all that was done leave nothing below zero', () => {
    expect(done(countStakes([requirement(10n, 4n)], -1_000n))).toEqual([0n]);
  });

  test('count the same whether they are counted at once or one after the other', () => {
    const amounts = fc.bigInt({ min: 0n, max: 1_000n });
    fc.assert(
      fc.property(
        fc.array(amounts, { maxLength: 6 }),
        fc.array(amounts, { maxLength: 8 }),
        (needed, stakes) => {
          const rows = needed.map((required) => requirement(required));
          const atOnce = countStakes(
            rows,
            stakes.reduce((sum, stake) => sum + stake, 0n),
          );
          const oneByOne = stakes.reduce((counted, stake) => countStakes(counted, stake), rows);
          expect(oneByOne).toEqual(atOnce);
          const total = done(atOnce).reduce((sum, part) => sum + part, 0n);
          const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
          const required = needed.reduce((sum, part) => sum + part, 0n);
          expect(total).toBe(needed.length > 0 ? staked : 0n);
          expect(atOnce.every(isMet)).toBe(staked >= required);
          // No younger one starts before the older ones are met.
          const first = atOnce.findIndex((row) => !isMet(row));
          if (first >= 0) expect(done(atOnce.slice(first + 1)).every((part) => part === 0n)).toBe(true);
          expect(atOnce.every((row) => leftOf(row) >= 0n)).toBe(true);
        },
      ),
    );
  });
});
