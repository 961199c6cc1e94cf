import type { LotteryTerms } from '@parlour/client';
import { ssc } from '@parlour/lottery-rules';
import { currencyOf, PARTS_PER_UNIT } from '@parlour/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bet } from '../bet.rules.ts';
import { chaseLimit, chaseOf, planChase } from './chase.rules.ts';

const NUMEROS = Array.from({ length: 10 }, (_, i) => `20261117-05${43 + i}`);
const needs = { numeros: NUMEROS, stake: 10n, win: 98n, cap: 1_000_000n, multipleMax: 10_000 };

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

describe('what the house takes and pays at most', () => {
  test('ends the profit a chase promises: more stake wins no more than the cap', () => {
    const capped = { ...needs, cap: 200n };
    const { rows } = planChase({ kind: 'same', multiple: 3 }, capped);
    expect(rows.slice(0, 2).map(({ profit }) => profit)).toEqual([170n, 140n]);
    const byProfit = planChase({ kind: 'profit', percent: 30 }, { ...needs, cap: 120n }).rows;
    expect(byProfit.length).toBeGreaterThan(0);
    expect(byProfit.length).toBeLessThan(NUMEROS.length);
    for (const { profit, spent } of byProfit) expect(profit * 100n).toBeGreaterThanOrEqual(spent * 30n);
  });

  test('counts the multiples and stakes that the bets have already', () => {
    const [one, ten] = [bet(1), bet(10)];
    const multipleMax = (bets: Bet[], about = {}) =>
      chaseOf(bets, { ...TERMS, ...about }, currencyOf('CNY')).multipleMax;
    expect(multipleMax([one])).toBe(1_000);
    expect(multipleMax([one, ten])).toBe(100);
    expect(multipleMax([bet(300)])).toBe(3);
    // Two units each, ten times: of a highest stake of 50 that is twice.
    expect(multipleMax([one, ten], { stakeMax: '50.00' })).toBe(2);
  });

  test('are the caps of the bets: the least of them holds', () => {
    const { cap, stake } = chaseOf([bet(1)], TERMS, currencyOf('CNY'));
    expect([cap, stake]).toEqual([40_000n * PARTS_PER_UNIT, 2n * PARTS_PER_UNIT]);
    const several = { ...bet(1), selection: '1,2||||', count: 2 };
    expect(chaseOf([several], TERMS, currencyOf('CNY')).cap).toBe(400_000n * PARTS_PER_UNIT);
  });
});

function bet(multiple: number): Bet {
  const play = ssc.plays().find(({ id }) => id === 'ssc.fixedPosition');
  if (!play) throw new Error('no play');
  return { play, selection: '1||||', count: 1, choice: { model: 'yuan', multiple, series: 1_956 } };
}

const TERMS: LotteryTerms = {
  version: 1,
  settings: {},
  unit: 2,
  models: ['yuan'],
  multipleMax: 1_000,
  stakeMax: '100000.00',
  series: { lowest: 1_800, highest: 1_956, step: 2 },
  rebatePercent: '7.8',
  odds: {},
  hiddenPlays: [],
  caps: { perIssue: '400000.00', singlePick: '40000.00', singlePickBets: 1 },
  chaseMax: 50,
  external: 'next_commitment',
  limits: { half: {}, full: {}, stakeMax: null },
};

test('a slip of many bets is chased over fewer issues', () => {
  expect([chaseLimit(1, 50), chaseLimit(40, 50), chaseLimit(1, 500)]).toEqual([50, 25, 120]);
});
