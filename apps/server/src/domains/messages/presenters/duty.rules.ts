import { DAY_MS } from '@parlour/clock/durations';
import type { Shift } from '@parlour/contract';
import { businessDate, startOfDate } from '../../../tenancy/business-day.rules.ts';

/** Presenting now and until when, or when next; neither: nothing is planned. */
export type Duty = { until: number | null; nextAt: number | null };

/** What a weekly schedule says about a moment, on the clock of a zone. Shifts that touch are one. */
export function dutyAt(shifts: readonly Shift[], timeZone: string, nowMs: number): Duty {
  const today = Date.parse(businessDate({ timeZone, dayStartsAt: '00:00' }, nowMs));
  // Yesterday's may go beyond midnight, and next week's first may be today's that is over.
  const days = Array.from({ length: 9 }, (_, at) => today + (at - 1) * DAY_MS);
  const spans = days
    .flatMap((day) =>
      shifts.filter((shift) => shift.day === weekdayOf(day)).map((shift) => spanOf(shift, day, timeZone)),
    )
    .sort((one, other) => one.startsMs - other.startsMs);
  let until: number | null = null;
  for (const { startsMs, endsMs } of spans)
    if (startsMs <= (until ?? nowMs) && endsMs > (until ?? nowMs)) until = endsMs;
  if (until !== null) return { until, nextAt: null };
  return { until, nextAt: spans.find(({ startsMs }) => startsMs > nowMs)?.startsMs ?? null };
}

/** 1 is Monday. */
const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;

function spanOf({ from, until }: Shift, day: number, timeZone: string) {
  const momentOf = (time: string, on: number) =>
    startOfDate({ timeZone, dayStartsAt: time }, new Date(on).toISOString().slice(0, 10));
  return { startsMs: momentOf(from, day), endsMs: momentOf(until, until > from ? day : day + DAY_MS) };
}
