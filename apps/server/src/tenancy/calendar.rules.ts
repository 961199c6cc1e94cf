import { DAY_MS } from '@parlour/clock/durations';
import type { BrandSettings } from '@parlour/contract';
import { businessDate, startOfDate } from './business-day.rules.ts';

/** The clock a brand used from a moment on, until the next. */
export type Clocks = Pick<BrandSettings, 'timeZone' | 'dayStartsAt'> & { readonly fromMs: number };

/**
 * The business days of a brand, each moment by the clock the brand had then: changing the zone never moves the past
 * into another day. Days only go forward: if the new clock shows a day that is over, the current day goes on.
 */
export interface Calendar {
  /** The first moment of a day, or of the next existing day if it was skipped. */
  startOf(day: string): number;
  /** The day on which the brand began. */
  readonly firstDay: string;
  dayOf(atMs: number): string;
  /** Every day from one to another, both inclusive, with its start and end. */
  daysBetween(from: string, to: string): BusinessDay[];
}

export function createCalendar([first, ...later]: readonly [Clocks, ...Clocks[]]): Calendar {
  const spans: Span[] = [{ clocks: first, fromMs: Number.NEGATIVE_INFINITY, notBefore: '' }];
  for (const clocks of later) {
    const before = spans.at(-1) as Span;
    const { fromMs } = clocks;
    spans.push({ clocks, fromMs, notBefore: dayIn(before, fromMs - 1) });
  }

  const endOf = (index: number) => spans[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY;

  function startOf(day: string): number {
    for (const [index, { clocks, fromMs }] of spans.entries()) {
      const startsMs = Math.max(fromMs, startOfDate(clocks, day));
      if (startsMs < endOf(index)) return startsMs;
    }
    throw new Error('the last clocks a brand has never end');
  }

  return {
    startOf,
    firstDay: businessDate(first, first.fromMs),
    dayOf: (atMs) => dayIn(spans.findLast(({ fromMs }) => fromMs <= atMs) as Span, atMs),

    daysBetween(from, to) {
      const days: BusinessDay[] = [];
      let startsMs = startOf(from);
      for (let day = from; day <= to; day = nextDate(day)) {
        const endsMs = startOf(nextDate(day));
        days.push({ day, startsMs, endsMs });
        startsMs = endsMs;
      }
      return days;
    },
  };
}

export type BusinessDay = { readonly day: string; readonly startsMs: number; readonly endsMs: number };

type Span = { clocks: Clocks; fromMs: number; notBefore: string };

function dayIn({ clocks, notBefore }: Span, atMs: number): string {
  const day = businessDate(clocks, atMs);
  return day > notBefore ? day : notBefore;
}

export function nextDate(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
