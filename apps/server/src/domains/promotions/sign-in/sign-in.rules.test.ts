import { expect, test } from 'vitest';
import { createCalendar } from '../../../tenancy/calendar.rules.ts';
import { placeOn, pointsOf } from './sign-in.rules.ts';

const calendarIn = (timeZone: string, dayStartsAt = '00:00') =>
  createCalendar([{ timeZone, dayStartsAt, fromMs: 0 }]);

/** The places of a member who signs in at these moments. */
function placesAt(moments: readonly string[], calendar = calendarIn('UTC')): number[] {
  let last: { day: string; place: number } | undefined;
  return moments.map((moment) => {
    const day = calendar.dayOf(Date.parse(moment));
    const place = placeOn(day, last, calendar);
    last = { day, place };
    return place;
  });
}

test('a cycle has seven days, and the day after begins another', () => {
  const days = Array.from(
    { length: 9 },
    (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
  );
  const places = placesAt(days);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2]);
  expect(places.map(pointsOf)).toEqual([1, 1, 2, 2, 3, 3, 8, 1, 1]);
});

test('a missed day begins anew', () => {
  expect(placesAt(['2026-11-01T12:00:00Z', '2026-11-02T12:00:00Z', '2026-11-04T12:00:00Z'])).toEqual([
    1, 2, 1,
  ]);
});

test('a day from six in the morning ends a millisecond before six', () => {
  const calendar = calendarIn('UTC', '06:00');
  expect(placesAt(['2026-11-02T05:59:59.999Z', '2026-11-02T06:00:00.000Z'], calendar)).toEqual([1, 2]);
  expect(placesAt(['2026-11-02T06:00:00.000Z', '2026-11-03T05:59:59.999Z'], calendar)).toEqual([1, 1]);
  // Almost two days lie between, and no day was missed.
  expect(placesAt(['2026-11-02T06:00:00.000Z', '2026-11-04T05:59:59.999Z'], calendar)).toEqual([1, 2]);
  // A little more than a day lies between, and one was missed.
  expect(placesAt(['2026-11-02T05:59:59.999Z', '2026-11-03T06:00:00.000Z'], calendar)).toEqual([1, 1]);
});

test('the year ends like any day', () => {
  expect(placesAt(['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'])).toEqual([1, 2]);
});

test('days of 23 and 25 hours are days', () => {
  const calendar = calendarIn('Europe/London');
  expect(
    placesAt(['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', '2026-03-29T23:00:00Z'], calendar),
  ).toEqual([1, 2, 3]);
  expect(
    placesAt(['2026-10-24T12:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'], calendar),
  ).toEqual([1, 2, 3]);
});

test('a day that a change of clocks skipped was not missed', () => {
  const calendar = createCalendar([
    { timeZone: 'Etc/GMT+12', dayStartsAt: '00:00', fromMs: 0 },
    { timeZone: 'Etc/GMT-14', dayStartsAt: '00:00', fromMs: Date.parse('2026-11-02T11:00:00Z') },
  ]);
  const moments = ['2026-11-02T10:59:00Z', '2026-11-02T11:00:00Z'];
  expect(moments.map((moment) => calendar.dayOf(Date.parse(moment)))).toEqual(['2026-11-01', '2026-11-03']);
  expect(placesAt(moments, calendar)).toEqual([1, 2]);
});
