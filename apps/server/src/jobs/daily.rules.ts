import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { type BusinessDay, type Calendar, nextDate } from '../tenancy/calendar.rules.ts';

/** How often a process looks for days to plan. */
export const PLAN_EVERY_MS = MINUTE_MS;

/** A day that is due for longer than this waits for somebody. */
export const OVERDUE_AFTER_MS = HOUR_MS;

type Wanted = {
  calendar: Calendar;
  nowMs: number;
  /** The last planned day; absent if brand or kind is new. */
  newest: string | undefined;
  daysBack: number;
};

/**
 * The days to plan, up to the current one. A kind that is new to a brand begins with the day before: it has no past to
 * make up for. Days beyond `daysBack` are left out.
 */
export function daysToPlan({ calendar, nowMs, newest, daysBack }: Wanted) {
  const today = calendar.dayOf(nowMs);
  const next = newest ? nextDate(newest) : later(calendar.firstDay, nextDate(today, -1));
  const from = later(next, nextDate(today, -daysBack));
  return {
    days: calendar.daysBetween(from, today).filter(hasLength),
    leftOut: next < from ? calendar.daysBetween(next, nextDate(from, -1)).filter(hasLength) : [],
  };
}

/** When the work of a day may begin. */
export function dueAtMs(calendar: Calendar, { day, afterMs }: { day: string; afterMs: number }): number {
  return calendar.startOf(nextDate(day)) + afterMs;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** If a brand moves across the date line, a date may not exist. */
const hasLength = ({ startsMs, endsMs }: BusinessDay) => startsMs < endsMs;
