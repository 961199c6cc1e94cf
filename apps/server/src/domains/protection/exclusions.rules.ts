import { HOUR_MS } from '@parlour/clock/durations';
import type { ExclusionTerm } from '@parlour/contract';

/** Of exclusions, changes and conversations: more than anybody reads through. */
export const LISTED_MAX = 100;

/** How a guard stores "for ever": the last moment of a four-digit year. */
export const FOR_EVER_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const TERMS: Record<ExclusionTerm, { hours: number } | { months: number } | 'for ever'> = {
  '24h': { hours: 24 },
  '7d': { hours: 7 * 24 },
  '30d': { hours: 30 * 24 },
  '6m': { months: 6 },
  '1y': { months: 12 },
  '5y': { months: 60 },
  forever: 'for ever',
};

/**
 * When an exclusion that begins now ends; null: never. Months end on the same day of the month or, if it does not
 * exist, a few days later: no term is shorter than it sounds.
 */
export function endOfExclusion(term: ExclusionTerm, nowMs: number): number | null {
  const length = TERMS[term];
  if (length === 'for ever') return null;
  if ('hours' in length) return nowMs + length.hours * HOUR_MS;
  const end = new Date(nowMs);
  return end.setUTCMonth(end.getUTCMonth() + length.months);
}

/** Whether an exclusion to `end` lasts longer than one to `than`. */
export function isLonger(end: number | null, than: number | null): boolean {
  return (end ?? FOR_EVER_MS) > (than ?? FOR_EVER_MS);
}
