import { MINUTE_MS } from '@parlour/clock/durations';
import type { LimitKind, LimitPeriod } from '@parlour/contract/values/protection';
import { amountOf } from '@parlour/money';

type Limit = {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
  used: string;
  left: string | null;
};

/** How much of a limit is used, in whole percent; a gain uses nothing. */
export function percentUsed({ amount, used }: Pick<Limit, 'amount' | 'used'>): number {
  const limit = amount === null ? 0n : amountOf(amount);
  const spent = amountOf(used);
  if (limit <= 0n || spent <= 0n) return 0;
  return spent >= limit ? 100 : Number((spent * 100n) / limit);
}

/** The limit a refused bet ran into: of those that apply to bets, the one with the least left. */
export function bindingLimit<Each extends Limit>(limits: readonly Each[]): Each | null {
  const leftOf = ({ left }: Each) => amountOf(left ?? '0');
  return limits
    .filter(({ kind, amount }) => kind !== 'deposit' && amount !== null)
    .reduce<Each | null>(
      (least, limit) => (least === null || leftOf(limit) < leftOf(least) ? limit : least),
      null,
    );
}

/** A span in whole hours and the minutes beyond them. */
export function hoursAndMinutes(spanMs: number): { hours: number; minutes: number } {
  const minutes = Math.floor(spanMs / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
