import { expect, it } from 'vitest';
import { firstDay } from './period.rules.ts';

/** Late on 31 December in London, and already the new year in Shanghai. */
const now = Date.UTC(2026, 11, 31, 20);

it.each([
  ['today', 'Europe/London', '2026-12-31'],
  ['today', 'Asia/Shanghai', '2027-01-01'],
  ['week', 'Asia/Shanghai', '2026-12-26'],
  ['month', 'Europe/London', '2026-12-02'],
] as const)('%s in %s begins on %s', (period, timeZone, day) => {
  expect(firstDay(period, { now, timeZone })).toBe(day);
});

it('everything has no beginning', () => {
  expect(firstDay('always', { now, timeZone: 'UTC' })).toBeUndefined();
});
