import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@parlour/contract';

/** What binds a member's money now. */
export type Guard = {
  /** Epoch milliseconds; null: not excluded. */
  excludedUntilMs: number | null;
  isDepositLocked: boolean;
  isPlayLocked: boolean;
  limits: Partial<Record<LimitKind, Partial<Record<LimitPeriod, bigint>>>>;
};

/** What was used of each limit in the current periods. A loss may be below zero: then it is a gain. */
export type Used = Record<LimitKind, Record<LimitPeriod, bigint>>;

/** A deposit or stake about to be posted. */
export type Movement = { counts: 'deposit' | 'stake'; amount: bigint };

export type GuardRefusal =
  | { reason: 'excluded'; untilMs: number }
  | { reason: 'locked' }
  | { reason: 'limit_reached'; kind: LimitKind; period: LimitPeriod; limit: bigint; left: bigint };

/**
 * Why a member's deposit or stake is refused; null: it is allowed. A stake can be lost whole, so it must also fit the
 * loss limit. Of several limits the lowest binds.
 */
export function judge(
  guard: Guard,
  { movement: { counts, amount }, used, nowMs }: { movement: Movement; used: Used; nowMs: number },
): GuardRefusal | null {
  if (guard.excludedUntilMs !== null && guard.excludedUntilMs > nowMs)
    return { reason: 'excluded', untilMs: guard.excludedUntilMs };
  if (counts === 'deposit' ? guard.isDepositLocked : guard.isPlayLocked) return { reason: 'locked' };
  const kinds: LimitKind[] = counts === 'deposit' ? ['deposit'] : ['stake', 'loss'];
  let lowest: Extract<GuardRefusal, { reason: 'limit_reached' }> | null = null;
  for (const kind of kinds) {
    for (const period of LIMIT_PERIODS) {
      const limit = guard.limits[kind]?.[period];
      if (limit === undefined) continue;
      const free = limit - used[kind][period];
      const left = free > 0n ? free : 0n;
      if (amount > left && (lowest === null || left < lowest.left))
        lowest = { reason: 'limit_reached', kind, period, limit, left };
    }
  }
  return lowest;
}
