import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { BrandSettings } from '@parlour/contract';
import { businessDate, startOfBusinessDay } from '../../tenancy/business-day.rules.ts';

/** Days have 23 to 25 hours: this long after the start of one, the next has begun. */
const WELL_INTO_THE_NEXT_MS = 30 * HOUR_MS;

type Clocks = Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>;

/** The start and end of a date's business day. */
export function spanOfDay(clocks: Clocks, date: string): { fromMs: number; toMs: number } {
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (const guess of [noon, noon - DAY_MS, noon + DAY_MS]) {
    if (businessDate(clocks, guess) !== date) continue;
    const fromMs = startOfBusinessDay(clocks, guess);
    return { fromMs, toMs: startOfBusinessDay(clocks, fromMs + WELL_INTO_THE_NEXT_MS) };
  }
  throw new Error(`no business day ${date} in ${clocks.timeZone}`);
}
