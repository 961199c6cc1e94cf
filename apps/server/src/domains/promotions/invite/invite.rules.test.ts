import { expect, test } from 'vitest';
import { createCalendar } from '../../../tenancy/calendar.rules.ts';
import { defaultPlan, isDone, monthAround, planFaults, windowOf } from './invite.rules.ts';

const plan = defaultPlan('CNY');

test('the plan as shipped is the law, in units of the currency', () => {
  expect(plan).toMatchObject({ deposit: '100.00', stake: '300.00', days: 30, waitDays: 7, perMonth: 20 });
  expect(defaultPlan('VND')).toMatchObject({ deposit: '100000.00', stake: '300000.00' });
});

test.each([
  [{ friendGift: '0' }, { 'plan.friendGift': 'too_small' }],
  [{ stake: '0.001' }, { 'plan.stake': 'too_many_decimals' }],
  [{}, {}],
])('a plan with %j has the faults %j', (change, faults) => {
  expect(planFaults({ ...plan, ...change }, 'CNY')).toEqual(faults);
});

test('days are business days, and the thirtieth ends when the brand says', () => {
  const calendar = createCalendar([{ timeZone: 'UTC', dayStartsAt: '06:00', fromMs: 0 }]);
  const ofMoment = (at: string) => windowOf({ registeredAt: new Date(at), terms: plan }, calendar);
  expect(ofMoment('2026-12-05T05:59:59.999Z')).toEqual({
    firstDay: '2026-12-04',
    lastDay: '2027-01-02',
    endsMs: Date.parse('2027-01-03T06:00:00Z'),
  });
  expect(ofMoment('2026-12-05T06:00:00Z').firstDay).toBe('2026-12-05');
});

test('a friend is done with a proved phone, the whole deposit and the whole stake, in time', () => {
  const endsMs = 1_000;
  const done = { phoneAt: new Date(999), deposited: 10_000_000n, staked: 30_000_000n };
  expect(isDone(done, plan, endsMs)).toBe(true);
  for (const less of [
    { phoneAt: null },
    { phoneAt: new Date(1_000) },
    { deposited: 9_999_999n },
    { staked: 29_999_999n },
  ])
    expect(isDone({ ...done, ...less }, plan, endsMs)).toBe(false);
});

test('a month is followed by the next, of whatever length', () => {
  expect(monthAround('2026-12-31')).toEqual({ from: '2026-12-01', next: '2027-01-01' });
  expect(monthAround('2027-02-28')).toEqual({ from: '2027-02-01', next: '2027-03-01' });
});
