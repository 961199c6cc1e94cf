import type { ConsoleClient } from '@parlour/client/console';
import { REPORT_FIGURES, type ReportFigure } from '@parlour/contract/values/wallet';
import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';
import { readDecimal, writeDecimal } from '@parlour/money';

export type DailyReport = Awaited<ReturnType<ConsoleClient['wallet']['dailyReport']>>;
export type DailyLine = DailyReport['items'][number];
export type Figures = Record<ReportFigure, string>;
export type Range = { from: string; to: string };

/** The most used spans, in days; the last is the longest the server allows. */
export const SPANS = [7, 30, REPORT_DAYS_MAX] as const;
const DAY_MS = 24 * 60 * 60_000;
/** How far any time zone is ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 60 * 60_000;

/** The last days up to the one that has begun somewhere: brands have their own time zones. */
export function lastDays(count: number, now: number): Range {
  const last = now + FURTHEST_AHEAD_MS;
  return { from: dayOf(last - (count - 1) * DAY_MS), to: dayOf(last) };
}

/** Sums of different currencies are meaningless, so one is shown at a time. */
export function currenciesOf({ totals }: Pick<DailyReport, 'totals'>): string[] {
  return [...new Set(totals.map(({ currency }) => currency))].sort();
}

export function sumOf(lines: readonly Figures[]): Figures {
  const sums = REPORT_FIGURES.map((figure) => [
    figure,
    writeDecimal(lines.reduce((sum, line) => sum + (readDecimal(line[figure]) ?? 0n), 0n)),
  ]);
  return Object.fromEntries(sums) as Figures;
}

export type DayFigures = Figures & { day: string };

/** All brands together, every day from the first to the last with movements, including days without any. */
export function daysOf(lines: readonly DailyLine[]): DayFigures[] {
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayOf(Date.parse(first) + index * DAY_MS);
    return { day, ...sumOf(lines.filter((line) => line.day === day)) };
  });
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
