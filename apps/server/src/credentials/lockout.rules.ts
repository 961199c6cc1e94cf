import { MINUTE_MS } from '@parlour/clock/durations';
/** This many failures are free; each further one starts a pause, twice as long as the one before. */
export type LockoutRule = { free: number; firstMs: number; maxMs: number };

/** A stranger who knows a name can keep its owner out for at most half an hour. */
export const ACCOUNT_LOCKOUT: LockoutRule = { free: 4, firstMs: MINUTE_MS / 2, maxMs: 30 * MINUTE_MS };
/** Many people may share an address, so it has more free failures. */
export const ADDRESS_LOCKOUT: LockoutRule = { free: 19, firstMs: MINUTE_MS, maxMs: 30 * MINUTE_MS };
/** After this long without a failure all failures are forgotten. */
export const FORGET_FAILURES_MS = 24 * 60 * MINUTE_MS;

/** How long to wait after that many failures in a row; 0: not at all. */
export function pauseAfter(failures: number, { free, firstMs, maxMs }: LockoutRule): number {
  if (failures <= free) return 0;
  return Math.min(firstMs * 2 ** Math.min(failures - free - 1, 30), maxMs);
}
