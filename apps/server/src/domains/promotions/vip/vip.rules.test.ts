import { amountOf } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN, defaultPlan, demoPlan, planFaults } from './plan.rules.ts';
import { isBirthday, isLastOfMonth, isWarningDay, keepStake, riseOf } from './vip.rules.ts';

const rise = (level: number, progress: string, deposits: string) =>
  riseOf(DEFAULT_PLAN, { level, progress: amountOf(progress) }, amountOf(deposits));

describe('a rise', () => {
  test.each([
    ['needs the stake', 0, '9999.99', '100', 0, '9999.99'],
    ['needs the month’s deposits', 0, '10000', '99.99', 0, '10000'],
    ['takes one step', 0, '10000', '100', 1, '0'],
    ['carries the rest', 0, '12345.67', '100', 1, '2345.67'],
    ['takes several steps at once', 0, '260000', '2000', 3, '10000'],
    ['stops where deposits do not reach', 0, '260000', '500', 2, '210000'],
    ['ends at the highest level', 5, '99000000', '99999', 5, '99000000'],
  ])('%s', (_, level, progress, deposits, to, rest) => {
    expect(rise(level, progress, deposits)).toEqual({ level: to, progress: amountOf(rest) });
  });
});

test('a level is kept by a tenth of its step a month', () => {
  expect([1, 2, 3, 4, 5].map((level) => keepStake(DEFAULT_PLAN, level))).toEqual(
    ['1000', '4000', '20000', '100000', '400000'].map(amountOf),
  );
  expect(keepStake(DEFAULT_PLAN, 0)).toBe(0n);
});

test('a month ends by its own length, and its warning comes seven days before', () => {
  expect(['2026-12-31', '2028-02-29', '2026-02-28', '2026-11-30'].map(isLastOfMonth)).not.toContain(false);
  expect(['2026-12-30', '2028-02-28', '2027-01-01'].map(isLastOfMonth)).not.toContain(true);
  expect(['2026-12-24', '2026-11-23', '2026-02-21', '2028-02-22'].map(isWarningDay)).not.toContain(false);
  expect(['2026-12-25', '2026-11-22'].map(isWarningDay)).not.toContain(true);
});

test('who was born on 29 February has the birthday on 1 March of other years', () => {
  expect(isBirthday('1996-02-29', '2027-03-01')).toBe(true);
  expect(isBirthday('1996-02-29', '2028-02-29')).toBe(true);
  expect(isBirthday('1996-02-29', '2028-03-01')).toBe(false);
  expect(isBirthday('1990-12-31', '2026-12-31')).toBe(true);
  expect(isBirthday('1990-01-01', '2026-12-31')).toBe(false);
});

test('the plan as shipped is the same in every currency, in units that are usual there', () => {
  expect(defaultPlan('CNY')).toEqual(DEFAULT_PLAN);
  const [, first] = defaultPlan('VND').levels;
  expect(first).toMatchObject({ step: '10000000', deposits: '100000', stepGift: '8000', moreWithdrawals: 1 });
  expect(defaultPlan('VND').stakePerPoint).toBe('10000');
});

test('the plans as shipped and of a demonstration are plans that operators could ask for', () => {
  const rounds = { vendor: 'REEF', gameCode: 'reels', value: '5000', count: 1, days: 7 };
  expect(planFaults(DEFAULT_PLAN, 'CNY')).toEqual({});
  expect(planFaults(demoPlan('VND', rounds), 'VND')).toEqual({});
  expect(demoPlan('VND', rounds).levels.map(({ stepRounds }) => stepRounds?.count ?? 0)).toEqual([
    0, 0, 0, 10, 30, 100,
  ]);
});
