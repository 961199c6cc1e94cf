import { type BusinessDay, type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';

/** The business days that are looked at: those that are over, the last of them yesterday. */
export type Span = {
  readonly from: string;
  readonly to: string;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly days: readonly BusinessDay[];
};

/** The last days of a brand; of a younger one as many as it has, and yesterday at least. */
export function spanOf(calendar: Calendar, { nowMs, count }: { nowMs: number; count: number }): Span {
  const today = calendar.dayOf(nowMs);
  const to = nextDate(today, -1);
  const first = [nextDate(today, -count), calendar.firstDay].toSorted().at(-1) ?? to;
  const from = first < to ? first : to;
  return {
    from,
    to,
    startsMs: calendar.startOf(from),
    endsMs: calendar.startOf(today),
    days: calendar.daysBetween(from, to),
  };
}
