import { startOfDate } from '../../../tenancy/business-day.rules.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';

/** From the first moment of a day to the first of the next. */
export type DaySpan = { readonly fromMs: number; readonly untilMs: number };

/** A day as its lottery counts it: from midnight to midnight in the zone of its schedule. */
export function spanOfDay({ timeZone }: { timeZone: string }, day: string): DaySpan {
  const startOf = (date: string) => startOfDate({ timeZone, dayStartsAt: '00:00' }, date);
  return { fromMs: startOf(day), untilMs: startOf(nextDate(day)) };
}
