import { expect, test } from 'vitest';
import { addLines, changeOf, currenciesOf, type TodayLine } from './today.rules.ts';

const sums = (bets: string) => ({
  deposits: '0.10',
  withdrawals: '0.00',
  bets,
  wins: '0.00',
  net: `-${bets}`,
});
const figures = (bets: string, membersActive = 1) => ({ ...sums(bets), membersActive });
const line = (merchantCode: string, about: Partial<TodayLine> = {}): TodayLine => ({
  merchantCode,
  currency: 'CNY',
  soFar: figures('1.00'),
  compared: {
    today: figures('1.00'),
    yesterday: figures('2.00'),
    week: { days: 7, average: figures('3.00') },
  },
  hours: [
    { hour: 0, today: sums('1.00'), yesterday: sums('2.00') },
    { hour: 1, today: null, yesterday: sums('0.00') },
  ],
  days: [{ day: '2026-11-20', ...figures('1.00') }],
  ...about,
});

test('brands of one currency add up exactly, and their members too', () => {
  const { soFar, compared, hours, days } = addLines([line('harbor'), line('lantern')]);
  expect(soFar).toMatchObject({ deposits: '0.20', bets: '2.00', net: '-2.00', membersActive: 2 });
  expect(compared.week).toEqual({ days: 7, average: { ...figures('6.00', 2), deposits: '0.20' } });
  expect(hours.map(({ hour, today }) => [hour, today?.bets])).toEqual([
    [0, '2.00'],
    [1, undefined],
  ]);
  expect(days).toHaveLength(1);
});

test('where one brand cannot be compared, neither can all together', () => {
  const young = line('lantern', { compared: { today: figures('1.00'), yesterday: null, week: null } });
  expect(addLines([line('harbor'), young]).compared).toMatchObject({ yesterday: null, week: null });
});

test('currencies are shown one at a time', () => {
  const items = [line('a', { currency: 'THB' }), line('b'), line('c')];
  expect(currenciesOf({ items })).toEqual(['CNY', 'THB']);
});

test.each([
  ['150.00', '100.00', 0.5],
  ['-50.00', '-100.00', 0.5],
  ['5.00', '0.00', null],
  ['-5.00', '5.00', null],
])('from %s, which was %s, the change is %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
