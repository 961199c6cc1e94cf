import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';

export type Range = { from: string; to: string };

/** The most used spans, in days; the last is the longest the server allows. */
export const SPANS = [7, 30, REPORT_DAYS_MAX] as const;
/** How far any time zone is ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;

/** The last days up to the one that has begun somewhere: brands have their own time zones. */
export function lastDays(count: number, now: number): Range {
  const last = now + FURTHEST_AHEAD_MS;
  return { from: dayOf(last - (count - 1) * DAY_MS), to: dayOf(last) };
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
