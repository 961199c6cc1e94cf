import { DAY_MS } from '@parlour/clock/durations';
import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';

/** The dates of the first and the last business day, both included. */
export type Range = { from: string; to: string };
export type RangeName = 'today' | 'week' | 'month' | 'own';
/** The clock by which the brand counts its days. */
export type BusinessClock = { timeZone: string; dayStartsAt: string; today: string };

export const DAYS_OF = { today: 1, week: 7, month: 30 } as const;

export function rangeOf(name: Exclude<RangeName, 'own'>, today: string): Range {
  return { from: addDays(today, 1 - DAYS_OF[name]), to: today };
}

/** Why an entered range is not allowed; an empty field is a missing date. */
export function rangeProblem({ from, to }: Range): 'missing' | 'backwards' | 'tooLong' | null {
  if (!from || !to) return 'missing';
  if (from > to) return 'backwards';
  return daysBetween(from, to) >= REPORT_DAYS_MAX ? 'tooLong' : null;
}

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** A business day begins by the brand's clock, not the reader's. */
export function businessDayOf(at: number, { timeZone, dayStartsAt }: BusinessClock): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return `${part('hour')}:${part('minute')}` < dayStartsAt ? addDays(date, -1) : date;
}

/** Groups neighbours only: items sorted by time give each day once. */
export function groupByDay<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
): { day: string; items: Item[] }[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
