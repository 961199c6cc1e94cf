import { HOUR_MS } from '@parlour/clock/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clocks, createCalendar, nextDate } from '../tenancy/calendar.rules.ts';
import { daysToPlan, dueAtMs } from './daily.rules.ts';

const at = (text: string) => Date.parse(text);
const since = (from: string, timeZone: string, dayStartsAt = '00:00'): Clocks => ({
  timeZone,
  dayStartsAt,
  fromMs: at(from),
});
const shanghai = createCalendar([since('2026-01-01T00:00Z', 'Asia/Shanghai')]);

const plan = (now: string, newest?: string, daysBack = 3, calendar = shanghai) => {
  const { days, leftOut } = daysToPlan({ calendar, nowMs: at(now), newest, daysBack });
  return { days: days.map(({ day }) => day), leftOut: leftOut.map(({ day }) => day) };
};

describe('the days to plan', () => {
  test('go up to the one that is now, to the millisecond', () => {
    expect(plan('2026-03-10T15:59:59.999Z', '2026-03-10').days).toEqual([]);
    expect(plan('2026-03-10T16:00:00.000Z', '2026-03-10').days).toEqual(['2026-03-11']);
  });

  test('follow one another across the end of a month and of a year', () => {
    expect(plan('2028-03-01T12:00Z', '2028-02-28').days).toEqual(['2028-02-29', '2028-03-01']);
    expect(plan('2027-01-01T12:00Z', '2026-12-30').days).toEqual(['2026-12-31', '2027-01-01']);
  });

  test('begin with the day before where the kind is new, and with the first where the brand is', () => {
    expect(plan('2026-03-10T12:00Z').days).toEqual(['2026-03-09', '2026-03-10']);
    expect(plan('2026-01-01T12:00Z').days).toEqual(['2026-01-01']);
  });

  test('that are too far back are left out, and said', () => {
    expect(plan('2026-03-10T12:00Z', '2026-03-04')).toEqual({
      days: ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'],
      leftOut: ['2026-03-05', '2026-03-06'],
    });
  });

  test('are none that a move across the date line left out', () => {
    const moved = createCalendar([
      since('2026-01-01T00:00Z', 'Pacific/Pago_Pago'),
      since('2026-11-15T10:30Z', 'Pacific/Kiritimati'),
    ]);
    expect(plan('2026-11-15T10:29:59.999Z', '2026-11-13', 3, moved).days).toEqual(['2026-11-14']);
    expect(plan('2026-11-15T10:30Z', '2026-11-14', 3, moved).days).toEqual(['2026-11-16']);
  });

  test('are each day once, without a gap, however clocks change and whenever somebody looks', () => {
    const zone = fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    );
    const clocks = fc.record({
      timeZone: zone,
      dayStartsAt: fc.constantFrom('00:00', '06:00', '02:30', '23:59'),
      fromMs: fc.integer({ min: at('2026-03-01T00:00Z'), max: at('2026-11-30T00:00Z') }),
    });
    const histories = fc.uniqueArray(clocks, {
      minLength: 1,
      maxLength: 4,
      selector: ({ fromMs }) => fromMs,
    });
    const waits = fc.array(fc.integer({ min: 1, max: 70 * HOUR_MS }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(histories, waits, (changes, pauses) => {
        const history = changes.sort((one, other) => one.fromMs - other.fromMs) as [Clocks, ...Clocks[]];
        let nowMs = history[0].fromMs;
        const planned: { day: string; startsMs: number; endsMs: number }[] = [];
        for (const pauseMs of [0, ...pauses]) {
          nowMs += pauseMs;
          // As known now: later changes are not known yet.
          const known = history.filter(({ fromMs }) => fromMs <= nowMs) as [Clocks, ...Clocks[]];
          const newest = planned.at(-1)?.day;
          planned.push(...daysToPlan({ calendar: createCalendar(known), nowMs, newest, daysBack: 7 }).days);
        }
        const inTheEnd = createCalendar(history);
        const spans = planned.map(({ day }) => [inTheEnd.startOf(day), inTheEnd.startOf(nextDate(day))]);
        expect(planned[0]?.day).toBe(inTheEnd.firstDay);
        for (const [index, [startsMs, endsMs]] of spans.entries()) {
          expect(startsMs).toBeLessThan(endsMs as number);
          if (index > 0) expect(startsMs).toBe(spans[index - 1]?.[1]);
        }
        expect(inTheEnd.dayOf(nowMs)).toBe(planned.at(-1)?.day);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['Europe/Berlin', '2026-03-28', '2026-03-28T23:00:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-24', '2026-10-24T22:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
])('in %s the work of %s is due some time after %s', (timeZone, day, ends) => {
  const calendar = createCalendar([since('2026-01-01T00:00Z', timeZone)]);
  expect(dueAtMs(calendar, { day, afterMs: HOUR_MS })).toBe(at(ends) + HOUR_MS);
});
