import type { ConsoleClient } from '@parlour/client/console';
import type { RewardKind } from '@parlour/contract/values/promotions/promotions';
import { readDecimal, writeDecimal } from '@parlour/money';

export type CostReport = Awaited<ReturnType<ConsoleClient['promotions']['promotionReport']>>;
export type CostLine = CostReport['days'][number];
export type CostTotal = CostReport['totals'][number];

export const isMoney = (kind: RewardKind): boolean => kind === 'cash' || kind === 'bonus';

export const keyOf = ({ source, offer, kind }: Pick<CostLine, 'source' | 'offer' | 'kind'>): string =>
  `${source} ${offer?.id ?? ''} ${kind}`;

/** What everything together cost on each day. */
export function costsByDay({ days }: Pick<CostReport, 'days'>): { day: string; amount: string }[] {
  const sums = new Map<string, bigint>();
  for (const { day, cost } of days) sums.set(day, (sums.get(day) ?? 0n) + (readDecimal(cost) ?? 0n));
  return [...sums].map(([day, sum]) => ({ day, amount: writeDecimal(sum) }));
}
