import { expect, test } from 'vitest';
import { startOfBusinessDay, zonedStamp } from './business-day.rules.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['Asia/Shanghai', '00:00', '2026-11-15T17:30:00Z', '2026-11-15T16:00:00Z'],
  ['Asia/Shanghai', '00:00', '2026-11-15T15:59:59.999Z', '2026-11-14T16:00:00Z'],
  ['Asia/Shanghai', '06:00', '2026-11-15T21:59:59.999Z', '2026-11-14T22:00:00Z'],
  ['Asia/Shanghai', '06:00', '2026-11-15T22:00:00Z', '2026-11-15T22:00:00Z'],
  ['UTC', '00:00', '2026-02-28T23:59:59.999Z', '2026-02-28T00:00:00Z'],
  ['UTC', '00:00', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['Asia/Kolkata', '00:00', '2026-03-01T18:30:00Z', '2026-03-01T18:30:00Z'],
])('in %s, where days start at %s, the day of %s began %s', (timeZone, dayStartsAt, now, start) => {
  expect(startOfBusinessDay({ timeZone, dayStartsAt }, at(now))).toBe(at(start));
});

test.each([
  // Clocks go from 02:00 to 03:00 on 29 March and from 03:00 back to 02:00 on 25 October.
  ['00:00', '2026-03-29T20:00:00Z', '2026-03-28T23:00:00Z'],
  ['00:00', '2026-10-25T20:00:00Z', '2026-10-24T22:00:00Z'],
  ['02:30', '2026-03-29T00:59:59Z', '2026-03-28T01:30:00Z'],
  ['02:30', '2026-03-29T01:30:00Z', '2026-03-29T01:30:00Z'],
  ['02:30', '2026-10-25T00:29:59Z', '2026-10-24T00:30:00Z'],
  ['02:30', '2026-10-25T00:30:00Z', '2026-10-25T00:30:00Z'],
  ['02:30', '2026-10-25T01:29:59Z', '2026-10-25T00:30:00Z'],
  ['02:30', '2026-10-25T12:00:00Z', '2026-10-25T00:30:00Z'],
])(
  'in Berlin, where days start at %s and clocks change, the day of %s began %s',
  (dayStartsAt, now, start) => {
    expect(startOfBusinessDay({ timeZone: 'Europe/Berlin', dayStartsAt }, at(now))).toBe(at(start));
  },
);

test.each([
  ['Asia/Shanghai', '2026-11-15T16:30:05+08:00'],
  ['America/St_Johns', '2026-11-15T05:00:05-03:30'],
  ['UTC', '2026-11-15T08:30:05+00:00'],
])('a moment is stamped in %s with the offset of the zone', (zone, stamp) => {
  expect(zonedStamp(Date.UTC(2026, 10, 15, 8, 30, 5, 700), zone)).toBe(stamp);
});
