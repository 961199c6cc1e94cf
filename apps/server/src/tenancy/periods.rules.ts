import { DAY_MS } from '@parlour/clock/durations';
import type { BrandSettings } from '@parlour/contract';
import { businessDate, startOfDate } from './business-day.rules.ts';
import { nextDate } from './calendar.rules.ts';

type Period = 'day' | 'week' | 'month';

/** docs/decisions/0070: when the business day, the week (from Monday) or the month that is now ends. */
export function endOfPeriod(
  settings: Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>,
  period: Period,
  nowMs: number,
): number {
  const today = businessDate(settings, nowMs);
  const next = {
    day: () => nextDate(today),
    week: () => nextDate(mondayOf(today), 7),
    month: () => nextMonth(today),
  };
  return startOfDate(settings, next[period]());
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(atMs).getUTCDay() + 6) % 7;
  return new Date(atMs - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function nextMonth(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
