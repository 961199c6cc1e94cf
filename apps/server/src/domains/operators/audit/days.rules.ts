import { DAY_MS } from '@parlour/clock/durations';

/** The date of the platform, which has no business days; also how a date was stored: its first moment in UTC. */
export function dateInUtc(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

export function daysFrom(date: string, later: string): number {
  return (Date.parse(later) - Date.parse(date)) / DAY_MS;
}
