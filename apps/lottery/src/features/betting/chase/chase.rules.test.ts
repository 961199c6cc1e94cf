import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chaseLimit, planChase } from './chase.rules.ts';

const NUMEROS = Array.from({ length: 10 }, (_, i) => `20261117-05${43 + i}`);
const needs = { numeros: NUMEROS, stake: 10n, win: 98n, multipleMax: 10_000 };

describe('a chase', () => {
  test('of the same multiple costs as much in every issue', () => {
    const { rows, total } = planChase({ kind: 'same', multiple: 3 }, needs);
    expect(rows.map(({ stake }) => stake)).toEqual(NUMEROS.map(() => 30n));
    expect(total).toBe(300n);
    expect(rows.at(0)?.profit).toBe(264n);
  });

  test('that doubles does so every so many issues, and ends before the greatest multiple', () => {
    const doubling = planChase({ kind: 'double', multiple: 1, every: 2 }, needs);
    expect(doubling.rows.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 16, 16]);
    const limited = planChase({ kind: 'double', multiple: 1, every: 1 }, { ...needs, multipleMax: 8 });
    expect(limited.rows.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 8]);
    expect(limited.total).toBe(150n);
  });

  test('by profit gains its share whenever it wins, with the least multiple that does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 300 }), (win, percent) => {
        const { rows } = planChase({ kind: 'profit', percent }, { ...needs, win: BigInt(win) });
        let before = 0n;
        for (const { multiple, spent, profit } of rows) {
          expect(profit * 100n).toBeGreaterThanOrEqual(spent * BigInt(percent));
          const less = BigInt(multiple - 1);
          if (less > 0n)
            expect((BigInt(win) * less - before - 10n * less) * 100n).toBeLessThan(
              (before + 10n * less) * BigInt(percent),
            );
          before = spent;
        }
      }),
    );
  });

  test('by profit is impossible where the prize does not pay the stake', () => {
    expect(planChase({ kind: 'profit', percent: 30 }, { ...needs, win: 12n }).rows).toEqual([]);
  });
});

test('a slip of many bets is chased over fewer issues', () => {
  expect([chaseLimit(1, 50), chaseLimit(40, 50), chaseLimit(1, 500)]).toEqual([50, 25, 120]);
});
