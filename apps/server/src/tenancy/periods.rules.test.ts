import { expect, test } from 'vitest';
import { endOfPeriod } from './periods.rules.ts';

const shanghai = { timeZone: 'Asia/Shanghai', dayStartsAt: '00:00' };
const at = (text: string) => Date.parse(text);

test.each([
  ['day', '2026-11-18T00:00+08:00'],
  ['week', '2026-11-23T00:00+08:00'],
  ['month', '2026-12-01T00:00+08:00'],
] as const)('the %s ends by the clock of the brand', (period, end) => {
  expect(endOfPeriod(shanghai, period, at('2026-11-17T23:59+08:00'))).toBe(at(end));
});

test('a day that starts at six ends at six, and belongs to the month it is called by', () => {
  const late = { ...shanghai, dayStartsAt: '06:00' };
  expect(endOfPeriod(late, 'day', at('2026-12-01T05:59+08:00'))).toBe(at('2026-12-01T06:00+08:00'));
  expect(endOfPeriod(late, 'month', at('2026-12-01T05:59+08:00'))).toBe(at('2026-12-01T06:00+08:00'));
  expect(endOfPeriod(late, 'month', at('2026-12-31T07:00+08:00'))).toBe(at('2027-01-01T06:00+08:00'));
});
