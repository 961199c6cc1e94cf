import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';
import { describe, expect, it } from 'vitest';
import { addDays, businessDayOf, groupByDay, rangeOf, rangeProblem } from './days.rules.ts';

const at = (iso: string) => Date.parse(iso);
const shanghai = { timeZone: 'Asia/Shanghai', dayStartsAt: '00:00', today: '2026-11-15' };
const saigon = { timeZone: 'Asia/Ho_Chi_Minh', dayStartsAt: '11:00', today: '2026-11-15' };

describe('a range of business days', () => {
  it('has as many days as its name says, today included', () => {
    expect(rangeOf('today', '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(rangeOf('week', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(rangeOf('month', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });

  it('of one’s own runs forward and is no longer than a quarter', () => {
    expect(rangeProblem({ from: '2026-11-15', to: '2026-11-15' })).toBeNull();
    expect(rangeProblem({ from: '2026-11-16', to: '2026-11-15' })).toBe('backwards');
    const to = '2026-11-15';
    expect(rangeProblem({ from: addDays(to, 1 - REPORT_DAYS_MAX), to })).toBeNull();
    expect(rangeProblem({ from: addDays(to, -REPORT_DAYS_MAX), to })).toBe('tooLong');
  });

  it('is not asked for while a date is missing', () => {
    expect(rangeProblem({ from: '', to: '2026-11-15' })).toBe('missing');
    expect(rangeProblem({ from: '2026-11-15', to: '' })).toBe('missing');
  });
});

describe('the business day of a moment', () => {
  it('is the brand’s, wherever the reader is', () => {
    expect(businessDayOf(at('2026-11-14T15:59:59.999Z'), shanghai)).toBe('2026-11-14');
    expect(businessDayOf(at('2026-11-14T16:00:00.000Z'), shanghai)).toBe('2026-11-15');
  });

  it('begins when the brand says, not at midnight', () => {
    expect(businessDayOf(at('2026-11-15T03:59:59.999Z'), saigon)).toBe('2026-11-14');
    expect(businessDayOf(at('2026-11-15T04:00:00.000Z'), saigon)).toBe('2026-11-15');
    expect(businessDayOf(at('2026-12-31T17:30:00.000Z'), saigon)).toBe('2026-12-31');
  });

  it('follows clocks that are put forward and back', () => {
    const paris = { timeZone: 'Europe/Paris', dayStartsAt: '00:00', today: '2026-03-29' };
    expect(businessDayOf(at('2026-03-28T22:59:59.999Z'), paris)).toBe('2026-03-28');
    expect(businessDayOf(at('2026-03-29T21:59:59.999Z'), paris)).toBe('2026-03-29');
    expect(businessDayOf(at('2026-03-29T22:00:00.000Z'), paris)).toBe('2026-03-30');
    expect(businessDayOf(at('2026-10-25T22:59:59.999Z'), paris)).toBe('2026-10-25');
  });
});

describe('records by day', () => {
  it('stand in the order they came in, each day once', () => {
    const items = [
      { id: 'c', time: at('2026-11-15T04:00:00Z') },
      { id: 'b', time: at('2026-11-15T03:00:00Z') },
      { id: 'a', time: at('2026-11-14T05:00:00Z') },
    ];
    const groups = groupByDay(items, ({ time }) => businessDayOf(time, saigon));
    expect(groups.map(({ day, items: rows }) => [day, rows.map(({ id }) => id).join('')])).toEqual([
      ['2026-11-15', 'c'],
      ['2026-11-14', 'ba'],
    ]);
  });
});
