import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, roundWinDown, smallestShown } from './index.ts';

test.each([
  [199_999n, 1_000n, 199_000n],
  [199_000n, 1_000n, 199_000n],
  [999n, 1_000n, 0n],
  [199_999n, 100_000n, 100_000n],
])('a win of %s parts is paid in coins of %s as %s', (win, coin, paid) => {
  expect(roundWinDown(win, coin)).toBe(paid);
});

test('a win loses less than the smallest coin to rounding, and never gains', () => {
  const coins = fc.constantFrom(...CURRENCIES.map(smallestShown));
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), coins, (win, coin) => {
      const paid = roundWinDown(win, coin);
      expect(paid % coin).toBe(0n);
      expect(win - paid).toBeGreaterThanOrEqual(0n);
      expect(win - paid).toBeLessThan(coin);
    }),
  );
});
