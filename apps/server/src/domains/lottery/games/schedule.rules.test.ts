import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { describe, expect, test } from 'vitest';
import { numberOn, planAfter, planDay, type Schedule } from './schedule.rules.ts';

const SHANGHAI = 'Asia/Shanghai';
const minute: Schedule = { kind: 'every', seconds: 60, closeSeconds: 5, timeZone: SHANGHAI };
const north: Schedule = {
  kind: 'daily',
  times: ['18:15'],
  closeSeconds: 300,
  timeZone: 'Asia/Ho_Chi_Minh',
};

describe('a fast lottery', () => {
  test('has an issue every minute of the day of its zone, each on sale when the one before closes', () => {
    const day = planDay(minute, '2026-11-17');
    expect(day).toHaveLength(1_440);
    expect(day[0]).toEqual({
      numero: '20261117-0001',
      opensMs: Date.UTC(2026, 10, 16, 15, 59, 55),
      closesMs: Date.UTC(2026, 10, 16, 16, 0, 55),
      drawsMs: Date.UTC(2026, 10, 16, 16, 1),
    });
    for (const [index, issue] of day.slice(1).entries()) expect(issue.opensMs).toBe(day[index]?.closesMs);
    expect(planDay(minute, '2026-11-18')[0]?.opensMs).toBe(day.at(-1)?.closesMs);
  });

  test('has more or fewer on the days a clock is changed, and none twice', () => {
    const berlin: Schedule = { ...minute, timeZone: 'Europe/Berlin' };
    const [spring, autumn] = [planDay(berlin, '2026-03-29'), planDay(berlin, '2026-10-25')];
    expect([spring.length, autumn.length]).toEqual([23 * 60, 25 * 60]);
    for (const day of [spring, autumn])
      expect(new Set(day.map(({ numero }) => numero)).size).toBe(day.length);
  });

  test('goes on over midnight', () => {
    const fromMs = Date.UTC(2026, 10, 17, 15, 58, 30);
    expect(planAfter(minute, fromMs, 4).map(({ numero }) => numero)).toEqual([
      '20261117-1439',
      '20261117-1440',
      '20261118-0001',
      '20261118-0002',
    ]);
  });

  test('plans nothing that has closed', () => {
    const closesMs = Date.UTC(2026, 10, 17, 3, 0, 55);
    expect(planAfter(minute, closesMs - 1, 1)[0]?.closesMs).toBe(closesMs);
    expect(planAfter(minute, closesMs, 1)[0]?.closesMs).toBe(closesMs + MINUTE_MS);
  });
});

describe('a lottery of fixed times', () => {
  test('is drawn on the clock of its zone and sold from the close of the day before', () => {
    const [issue] = planDay(north, '2026-11-17');
    const drawsMs = Date.UTC(2026, 10, 17, 11, 15);
    expect(issue).toEqual({
      numero: '20261117',
      opensMs: drawsMs - 24 * HOUR_MS - 300 * SECOND_MS,
      closesMs: drawsMs - 300 * SECOND_MS,
      drawsMs,
    });
  });

  test('has its weekdays, and its number in the day where there are several', () => {
    const weekly: Schedule = { ...north, times: ['17:30', '12:00'], weekdays: [2, 5] };
    expect(planAfter(weekly, Date.UTC(2026, 10, 15), 3).map(({ numero }) => numero)).toEqual([
      '20261117-01',
      '20261117-02',
      '20261120-01',
    ]);
    const [first, second] = planDay(weekly, '2026-11-17');
    expect(second?.opensMs).toBe(first?.closesMs);
    expect(planDay(weekly, '2026-11-18')).toEqual([]);
  });

  test('without a day is never drawn', () => {
    expect(planAfter({ ...north, weekdays: [] }, Date.UTC(2026, 10, 15), 3)).toEqual([]);
  });
});

test('numbers of a day go on from those of an earlier schedule, and are as planned without one', () => {
  const planned = planDay({ ...minute, seconds: 120 }, '2026-11-17');
  expect(numberOn(planned, undefined)).toEqual(planned);
  expect(numberOn(planned, '20261116-1440')).toEqual(planned);
  const after = numberOn(planned.slice(65), '20261117-0130');
  expect(after.slice(0, 2).map(({ numero }) => numero)).toEqual(['20261117-131', '20261117-132']);
  expect(new Set(after.map(({ numero }) => numero)).size).toBe(after.length);
});
