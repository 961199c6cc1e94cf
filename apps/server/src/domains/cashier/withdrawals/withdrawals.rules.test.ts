import { WITHDRAWAL_STATES } from '@parlour/contract';
import { CURRENCIES, isShownExactly } from '@parlour/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCashier } from '../../../factories/cashier.factory.ts';
import {
  dayTermsOf,
  feeOfWithdrawal,
  GIVEN_BACK,
  isEnded,
  leftOfDay,
  needsTwoPersons,
  RUNNING,
  stateAfter,
  WITHDRAWAL_ACTS,
} from './withdrawals.rules.ts';

const UNIT = 100_000n;

/** Written out again, to catch a move added to the table by mistake. */
const ALLOWED: Record<string, string> = {
  'requested take': 'reviewing',
  'requested reject': 'rejected',
  'requested cancel': 'cancelled',
  'reviewing approve': 'approved',
  'reviewing reject': 'rejected',
  'approved send': 'paying',
  'approved refuse': 'failed',
  'paying pay': 'paid',
  'paying fail': 'failed',
};

test.each(WITHDRAWAL_STATES.flatMap((state) => WITHDRAWAL_ACTS.map((act) => [state, act] as const)))(
  'what is %s and %s goes where the table says, or nowhere',
  (state, act) => {
    expect(stateAfter(state, act)).toBe(ALLOWED[`${state} ${act}`] ?? null);
  },
);

test('four states run and four are ends; of the ends all but one give the money back', () => {
  expect(RUNNING).toEqual(['requested', 'reviewing', 'approved', 'paying']);
  expect(WITHDRAWAL_STATES.filter(isEnded)).toEqual(['paid', 'rejected', 'failed', 'cancelled']);
  expect([...GIVEN_BACK].sort()).toEqual(['cancelled', 'failed', 'rejected']);
});

describe('the fee', () => {
  const settings = { feePercent: '1.25', freePerDay: 2 };

  test('is nothing for the free ones of a day, and a percentage from then on', () => {
    const fee = (before: number) => feeOfWithdrawal(1_000n * UNIT, settings, { before, currency: 'CNY' });
    expect([0, 1, 2, 3].map(fee)).toEqual([0n, 0n, 1_250_000n, 1_250_000n]);
  });

  test.each([
    ['CNY', 33_33n * 1_000n, 41_000n],
    ['VND', 50_099n * UNIT, 626n * UNIT],
    ['VND', 79n * UNIT, 0n],
  ])('in %s is rounded down to what the currency shows', (currency, amount, fee) => {
    expect(feeOfWithdrawal(amount, settings, { before: 9, currency })).toBe(fee);
  });

  test('is below the amount, shown exactly, and never grows when the amount falls', () => {
    const percents = fc.integer({ min: 0, max: 9_999 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        fc.bigInt({ min: 0n, max: 10n ** 16n }),
        percents,
        fc.constantFrom(...CURRENCIES),
        (amount, more, feePercent, { code, digits }) => {
          const of = (value: bigint) =>
            feeOfWithdrawal(value, { feePercent, freePerDay: 0 }, { before: 0, currency: code });
          expect(of(amount)).toBeGreaterThanOrEqual(0n);
          expect(of(amount)).toBeLessThan(amount);
          expect(isShownExactly(of(amount), { digits })).toBe(true);
          expect(of(amount + more)).toBeGreaterThanOrEqual(of(amount));
        },
      ),
    );
  });
});

describe('what a level adds to a day', () => {
  const { withdrawals } = makeCashier();
  const settings = { ...withdrawals, perDay: 5, freePerDay: 1, feePercent: '1' };
  const privilege = { level: 3, freeWithdrawals: 2, moreWithdrawals: 1 };

  test('never makes more of them free than there are', () => {
    expect(dayTermsOf(settings, privilege)).toEqual({ perDay: 6, freePerDay: 3 });
    expect(dayTermsOf(settings, { freeWithdrawals: 9, moreWithdrawals: 0 })).toEqual({
      perDay: 5,
      freePerDay: 5,
    });
  });

  test.each([
    [0, 3, 2],
    [1, 2, 2],
    [2, 1, 1],
    [3, 0, 0],
    [9, 0, 0],
  ])('after %i withdrawals: %i free ones are left, %i of them the level’s', (today, freeLeft, vipLeft) => {
    expect(leftOfDay(settings, privilege, today)).toEqual({
      perDay: 6,
      countLeft: Math.max(0, 6 - today),
      freeLeft,
      vip: { level: 3, freeLeft: vipLeft },
    });
  });

  test('is nothing free where no fee is taken, and nothing at all at a level that adds nothing', () => {
    expect(leftOfDay({ ...settings, feePercent: '0' }, privilege, 0).vip).toEqual({ level: 3, freeLeft: 0 });
    expect(leftOfDay(settings, { level: 1, freeWithdrawals: 0, moreWithdrawals: 0 }, 0).vip).toBeNull();
  });
});

test('two persons are needed from the limit on', () => {
  const settings = { twoPersonsFrom: '10000' } as Parameters<typeof needsTwoPersons>[1];
  expect(needsTwoPersons(10_000n * UNIT - 1n, settings)).toBe(false);
  expect(needsTwoPersons(10_000n * UNIT, settings)).toBe(true);
});
