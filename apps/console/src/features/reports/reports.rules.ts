import type { ConsoleClient } from '@parlour/client/console';
import { DAY_MS } from '@parlour/clock/durations';
import { REPORT_FIGURES, type ReportFigure } from '@parlour/contract/values/wallet';
import { readDecimal, writeDecimal } from '@parlour/money';
import { dayOf } from '../../parts/lists/range.rules.ts';

export type DailyReport = Awaited<ReturnType<ConsoleClient['wallet']['dailyReport']>>;
export type DailyLine = DailyReport['items'][number];
export type Figures = Record<ReportFigure, string>;

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
