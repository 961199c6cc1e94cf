import { HOUR_MS } from '@parlour/clock/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clocks, createCalendar } from './calendar.rules.ts';

const at = (text: string) => Date.parse(text);
const always = (timeZone: string, dayStartsAt = '00:00'): Clocks => ({ timeZone, dayStartsAt, fromMs: 0 });

describe('the business days of a brand', () => {
  test('end at the last millisecond before the next begins', () => {
    const shanghai = createCalendar([always('Asia/Shanghai')]);
    expect(shanghai.dayOf(at('2026-11-15T15:59:59.999Z'))).toBe('2026-11-15');
    expect(shanghai.dayOf(at('2026-11-15T16:00:00.000Z'))).toBe('2026-11-16');
    expect(shanghai.startOf('2026-11-16')).toBe(at('2026-11-15T16:00:00.000Z'));
  });

  test('last 23 and 25 hours where clocks are put forward and back', () => {
    const days = createCalendar([always('America/New_York', '06:00')]).daysBetween(
      '2026-03-06',
      '2026-03-08',
    );
    expect(days.map(({ day, startsMs, endsMs }) => [day, (endsMs - startsMs) / HOUR_MS])).toEqual([
      ['2026-03-06', 24],
      ['2026-03-07', 23],
      ['2026-03-08', 24],
    ]);
    const [autumn] = createCalendar([always('America/New_York')]).daysBetween('2026-11-01', '2026-11-01');
    expect(((autumn?.endsMs ?? 0) - (autumn?.startsMs ?? 0)) / HOUR_MS).toBe(25);
  });

  test('stay where they were when the brand changes its clocks', () => {
    const changed = at('2026-11-15T18:00:00Z');
    const calendar = createCalendar([
      always('Asia/Shanghai'),
      { timeZone: 'America/New_York', dayStartsAt: '00:00', fromMs: changed },
    ]);
    expect(calendar.dayOf(changed - 1)).toBe('2026-11-16');
    // In New York it is still the 15th: the current day goes on until the 17th begins there.
    expect(calendar.dayOf(changed)).toBe('2026-11-16');
    expect(calendar.dayOf(at('2026-11-17T04:59:59.999Z'))).toBe('2026-11-16');
    expect(calendar.startOf('2026-11-17')).toBe(at('2026-11-17T05:00:00Z'));
    expect(calendar.startOf('2026-11-16')).toBe(at('2026-11-15T16:00:00Z'));
  });

  test('follow one another without gap, and every moment lies in the day it is said to be of', () => {
    const zone = fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Australia/Lord_Howe',
      'UTC',
      'Asia/Manila',
    );
    const clocks = fc.record({
      timeZone: zone,
      dayStartsAt: fc.constantFrom('00:00', '06:00', '02:30', '23:59'),
      fromMs: fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2026-12-31T00:00Z') }),
    });
    const moment = fc.integer({ min: at('2026-01-03T00:00Z'), max: at('2026-12-28T00:00Z') });
    fc.assert(
      fc.property(fc.array(clocks, { minLength: 1, maxLength: 3 }), moment, (changes, nowMs) => {
        const history = changes.sort((one, other) => one.fromMs - other.fromMs);
        const { dayOf, startOf, daysBetween } = createCalendar(history as [Clocks, ...Clocks[]]);
        const day = dayOf(nowMs);
        expect(startOf(day)).toBeLessThanOrEqual(nowMs);
        const [today, tomorrow] = daysBetween(
          day,
          new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10),
        );
        expect(today?.endsMs).toBeGreaterThan(nowMs);
        expect(tomorrow?.startsMs).toBe(today?.endsMs);
        expect(dayOf(nowMs + 1) >= day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
