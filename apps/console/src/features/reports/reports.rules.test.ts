import { expect, test } from 'vitest';
import { lastDays } from '../../parts/lists/range.rules.ts';
import { currenciesOf, type DailyLine, daysOf, sumOf } from './reports.rules.ts';

const nothing = {
  deposits: '0.00',
  withdrawals: '0.00',
  bets: '0.00',
  wins: '0.00',
  bonuses: '0.00',
  adjustments: '0.00',
  net: '0.00',
};
const line = (day: string, merchantCode: string, changed: Partial<DailyLine>): DailyLine => ({
  ...nothing,
  day,
  merchantCode,
  currency: 'CNY',
  membersActive: 1,
  ...changed,
});

test('sums are exact, below zero as well', () => {
  const sum = sumOf([
    { ...nothing, deposits: '0.10', net: '-0.30' },
    { ...nothing, deposits: '0.20', net: '0.00001' },
  ]);
  expect(sum).toMatchObject({ deposits: '0.30', net: '-0.29999', bets: '0.00' });
});

test('brands come together by day, and days on which nothing moved are nothing', () => {
  const days = daysOf([
    line('2026-03-01', 'harbor', { bets: '5.00' }),
    line('2026-02-27', 'harbor', { bets: '1.00' }),
    line('2026-03-01', 'lantern', { bets: '2.00' }),
  ]);
  expect(days.map(({ day, bets }) => [day, bets])).toEqual([
    ['2026-02-27', '1.00'],
    ['2026-02-28', '0.00'],
    ['2026-03-01', '7.00'],
  ]);
  expect(daysOf([])).toEqual([]);
});

test('the last days end with the one that has begun where clocks are furthest ahead', () => {
  const noon = Date.parse('2026-03-10T12:00:00Z');
  expect(lastDays(7, noon)).toEqual({ from: '2026-03-05', to: '2026-03-11' });
  expect(lastDays(1, Date.parse('2026-03-10T09:59:00Z'))).toEqual({ from: '2026-03-10', to: '2026-03-10' });
});

test('each currency is offered once', () => {
  const total = (merchantCode: string, currency: string) => ({ ...nothing, merchantCode, currency });
  const totals = [total('perlas', 'PHP'), total('harbor', 'CNY'), total('lantern', 'CNY')];
  expect(currenciesOf({ totals })).toEqual(['CNY', 'PHP']);
});
