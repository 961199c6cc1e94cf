import { amountOf, writeDecimal } from '@parlour/money';
import { expect, test } from 'vitest';
import { bonusFigures, matchOf } from './promotions.rules.ts';

test.each([
  ['49.99', 'CNY', 100, '0.00'],
  ['50', 'CNY', 100, '50.00'],
  ['333.33', 'CNY', 100, '333.33'],
  ['800', 'CNY', 100, '500.00'],
  ['333.33', 'CNY', 50, '166.66'],
  ['333', 'JPY', 50, '166.00'],
])('a deposit of %s %s at %i %% is matched with what the law says', (credited, currency, percent, grant) => {
  const match = { percent, max: '500', minDeposit: '50' };
  expect(writeDecimal(matchOf(match, amountOf(credited), currency))).toBe(grant);
});

test('a bonus of 100 is staked 1,000, 10 at a time, and releases 500 at most', () => {
  const figures = bonusFigures(amountOf('100'), { times: 10, stakePercent: 10, releaseTimes: 5 });
  expect(Object.values(figures).map((amount) => amount && writeDecimal(amount))).toEqual([
    '1000.00',
    '10.00',
    '500.00',
  ]);
});
