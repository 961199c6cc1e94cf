const DAY_MS = 86_400_000;

export const PERIODS = ['today', 'week', 'month', 'always'] as const;
export type Period = (typeof PERIODS)[number];

/** How many days each covers, today among them. */
export const PERIOD_DAYS: Readonly<Record<Period, number | null>> = {
  today: 1,
  week: 7,
  month: 30,
  always: null,
};

/** The first day of a period, on the clocks of the brand; undefined where it has none. */
export function firstDay(
  period: Period,
  { now, timeZone }: { now: number; timeZone: string },
): string | undefined {
  const days = PERIOD_DAYS[period];
  if (days === null) return undefined;
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, now).split('-').map(Number);
  // Counted in whole days of the calendar: where clocks change, one of them has another length.
  return new Date(Date.UTC(year, month - 1, day) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}
