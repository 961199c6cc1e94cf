import { DAY_MS } from '@parlour/clock/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mondayOf } from '../../../tenancy/periods.rules.ts';
import { countUsage, noneUsed, rollUsage, type Usage } from './usage.rules.ts';

const PERIODS = ['day', 'week', 'month'] as const;
const START_MS = Date.UTC(2026, 9, 1);
const dayAfter = (days: number) => new Date(START_MS + days * DAY_MS).toISOString().slice(0, 10);

const counted = fc.record({
  day: fc.nat(100),
  counting: fc.constantFrom('deposit', 'stake', 'stake_back', 'win', 'win_back'),
  amount: fc.bigInt({ min: 1n, max: 1_000n }),
});
const history = fc
  .array(counted, { maxLength: 60 })
  .map((all) => all.sort((one, other) => one.day - other.day));

const after = (all: { day: number; counting: never | string; amount: bigint }[]): Usage =>
  all.reduce(
    (usage, { day, counting, amount }) =>
      countUsage(rollUsage(usage, dayAfter(day)), counting as never, amount),
    noneUsed(dayAfter(0)),
  );

describe('what a member used', () => {
  test.each([
    ['the same day', '2026-11-15', { day: 5n, week: 5n, month: 5n }],
    // The 15th of November 2026 is a Sunday: the next day begins a week, not a month.
    ['the next Monday', '2026-11-16', { day: 0n, week: 0n, month: 5n }],
    ['the next month', '2026-12-01', { day: 0n, week: 0n, month: 0n }],
    ['the same month of another year', '2027-11-15', { day: 0n, week: 0n, month: 0n }],
    ['a day that is over, by the clock of another process', '2026-11-14', { day: 5n, week: 5n, month: 5n }],
  ])('on %s', (_, day, left) => {
    const usage = countUsage(noneUsed('2026-11-15'), 'deposit', 5n);
    expect(rollUsage(usage, day).deposit).toEqual(left);
  });

  test('stays in its week over the end of a month, and in its month over the end of a week', () => {
    // A Monday, and the Tuesday after it.
    const monday = countUsage(noneUsed('2026-11-30'), 'stake', 7n);
    expect(rollUsage(monday, '2026-12-01').stake).toEqual({ day: 0n, week: 7n, month: 0n });
  });

  test('is what the transfers of the day, week and month sum to', () => {
    fc.assert(
      fc.property(history, (all) => {
        const usage = after(all);
        const isNow = {
          day: (day: string) => day === usage.day,
          week: (day: string) => mondayOf(day) === mondayOf(usage.day),
          month: (day: string) => day.slice(0, 7) === usage.day.slice(0, 7),
        };
        for (const period of PERIODS) {
          const now = all.filter(({ day }) => isNow[period](dayAfter(day)));
          const sum = (counting: string) =>
            now.reduce((total, one) => total + (one.counting === counting ? one.amount : 0n), 0n);
          expect(usage.deposit[period]).toBe(sum('deposit'));
          expect(usage.loss[period]).toBe(sum('stake') + sum('win_back') - sum('stake_back') - sum('win'));
          expect(usage.stake[period]).toBeLessThanOrEqual(sum('stake'));
          expect(usage.stake[period]).toBeGreaterThanOrEqual(sum('stake') - sum('stake_back'));
        }
      }),
    );
  });

  test('of deposits and stakes is never below nothing, and at no period more than at a longer one of the same start', () => {
    fc.assert(
      fc.property(history, (all) => {
        const { deposit, stake } = after(all);
        for (const period of PERIODS) {
          expect(deposit[period]).toBeGreaterThanOrEqual(0n);
          expect(stake[period]).toBeGreaterThanOrEqual(0n);
        }
        expect(deposit.day).toBeLessThanOrEqual(deposit.week);
        expect(deposit.day).toBeLessThanOrEqual(deposit.month);
      }),
    );
  });

  test('is not changed in place', () => {
    const usage = noneUsed('2026-11-15');
    countUsage(usage, 'stake', 5n);
    expect(usage).toEqual(noneUsed('2026-11-15'));
  });
});

test('a week begins on the Monday before, or on the day itself', () => {
  fc.assert(
    fc.property(fc.nat(5_000), (days) => {
      const monday = mondayOf(dayAfter(days));
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      const sinceMs = Date.parse(dayAfter(days)) - Date.parse(monday);
      expect(sinceMs).toBeGreaterThanOrEqual(0);
      expect(sinceMs).toBeLessThan(7 * DAY_MS);
    }),
  );
});
