import { type BusinessDay, type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';

/** The business days that are looked at: those that are over, the last of them yesterday. */
export type Span = {
  readonly from: string;
  readonly to: string;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly days: readonly BusinessDay[];
};

/**
 * The last days of a brand. A young one has fewer, and yesterday at least: with more a day of it would look cheaper.
 * Nothing is divided by the days in which friends came, so all of them are looked at.
 */
export function spanOf(
  calendar: Calendar,
  { nowMs, count, isWhole = false }: { nowMs: number; count: number; isWhole?: boolean },
): Span {
  const today = calendar.dayOf(nowMs);
  const to = nextDate(today, -1);
  const earliest = nextDate(today, -count);
  const from = isWhole || calendar.firstDay < earliest ? earliest : firstOf(calendar.firstDay, to);
  return {
    from,
    to,
    startsMs: calendar.startOf(from),
    endsMs: calendar.startOf(today),
    days: calendar.daysBetween(from, to),
  };
}

const firstOf = (one: string, other: string): string => (one < other ? one : other);
