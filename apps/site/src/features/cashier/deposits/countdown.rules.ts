import { SECOND_MS } from '@parlour/clock/durations';

/** `4:09`, and with hours `1:04:09`; never below zero. */
export function clockForm(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const seconds = String(left % 60).padStart(2, '0');
  const minutes = Math.floor(left / 60) % 60;
  const hours = Math.floor(left / 3_600);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** How much of the time is left, 0 to 100. */
export function leftPercent({ from, until, now }: { from: number; until: number; now: number }): number {
  if (until <= from) return 0;
  return Math.min(100, Math.max(0, ((until - now) / (until - from)) * 100));
}
