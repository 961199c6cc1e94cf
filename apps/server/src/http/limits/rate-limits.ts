import type { RateLimits, RateRule } from '@parlour/clock/rate-limits';
import { Refusal } from '../calls/refusal.ts';

/** The counting itself lies beside the clock: the arcade counts in the same way. */
export {
  addressKey,
  createLocalRateLimits,
  type RateLimits,
  type RateRule,
} from '@parlour/clock/rate-limits';

/** What is answered to whoever has to wait that long. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal(
    'rate_limited',
    { retryAfterMs: waitMs },
    { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  );
}

/** Counts a call by a key, and refuses what comes more often than the rule allows. */
export async function takeOrRefuse(limits: RateLimits, key: string, rule: RateRule): Promise<void> {
  const waitMs = await limits.take(key, rule);
  if (waitMs > 0) throw tooMany(waitMs);
}
