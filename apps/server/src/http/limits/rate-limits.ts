import type { RateLimits, RateRule } from '@parlour/clock/rate-limits';
import { Refusal } from '../calls/refusal.ts';

/** The counting itself is in the clock package: the arcade counts in the same way. */
export {
  addressKey,
  createLocalRateLimits,
  type RateLimits,
  type RateRule,
} from '@parlour/clock/rate-limits';

/** The answer to a caller who has to wait that long. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal(
    'rate_limited',
    { retryAfterMs: waitMs },
    { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  );
}

/** Counts a call by a key, and refuses it beyond the rule. */
export async function takeOrRefuse(limits: RateLimits, key: string, rule: RateRule): Promise<void> {
  const waitMs = await limits.take(key, rule);
  if (waitMs > 0) throw tooMany(waitMs);
}
