import type { Clock } from './clock.ts';

/** Allows `count` calls at once, refilled at a rate of `count` per `perMs`. */
export type RateRule = { count: number; perMs: number };

/**
 * Counts calls by any key: an address, a phone number, an account. Answers 0 when the call may pass, else how
 * long to wait. One number per key is kept: when the calls so far will have been "paid off" at the rule's rate.
 */
export type RateLimits = {
  take(key: string, rule: RateRule): number | Promise<number>;
};

/**
 * One call more for whoever is paid off at that moment: how long it would have to wait, or 0 and when everything is paid
 * off with it.
 */
export function charge(
  paidOffAtMs: number,
  { nowMs, rule, cost = 1 }: { nowMs: number; rule: RateRule; cost?: number },
): { waitMs: number; paidOffAtMs: number } {
  const next = Math.max(paidOffAtMs, nowMs) + (cost * rule.perMs) / rule.count;
  const waitMs = next - rule.perMs - nowMs;
  return waitMs > 0 ? { waitMs: Math.ceil(waitMs), paidOffAtMs } : { waitMs: 0, paidOffAtMs: next };
}

/** When the map grows to this, keys that no longer limit anybody are dropped. */
const KEYS_MAX = 100_000;

/** In one process; what costs more than one call says so. */
export function createLocalRateLimits(clock: Clock) {
  const paidOffAt = new Map<string, number>();

  function makeRoom(nowMs: number): void {
    for (const [key, at] of paidOffAt) if (at <= nowMs) paidOffAt.delete(key);
    // All of them still limit somebody: drop the oldest, which forgives rather than refuses.
    for (const key of paidOffAt.keys()) {
      if (paidOffAt.size < KEYS_MAX) break;
      paidOffAt.delete(key);
    }
  }

  return {
    take(key: string, rule: RateRule, cost = 1): number {
      const nowMs = clock.now();
      const { waitMs, paidOffAtMs } = charge(paidOffAt.get(key) ?? 0, { nowMs, rule, cost });
      if (waitMs > 0) return waitMs;
      if (paidOffAt.size >= KEYS_MAX) makeRoom(nowMs);
      paidOffAt.set(key, paidOffAtMs);
      return 0;
    },
  };
}

/** An IPv6 visitor owns a whole /64, so counting single addresses would limit nobody. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups.slice(0, 4).join(':');
}
