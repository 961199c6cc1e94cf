import type { ConsoleClient } from '@parlour/client/console';
import { DAY_MS } from '@parlour/clock/durations';
import type { RewardKind } from '@parlour/contract/values/promotions/promotions';
import { readDecimal, writeDecimal } from '@parlour/money';
import { dayOf } from '../../../parts/lists/range.rules.ts';

export type CostReport = Awaited<ReturnType<ConsoleClient['promotions']['promotionReport']>>;
export type CostLine = CostReport['days'][number];
export type CostTotal = CostReport['totals'][number];

/** Free rounds are told by what they are worth. */
export const isMoney = (kind: RewardKind): boolean =>
  kind === 'cash' || kind === 'bonus' || kind === 'rounds';

export const keyOf = ({ source, offer, kind }: Pick<CostLine, 'source' | 'offer' | 'kind'>): string =>
  `${source} ${offer?.id ?? ''} ${kind}`;

/** What everything together cost on each day, from the first that has anything to tell to the last that was asked for. */
export function costsByDay(
  { days }: Pick<CostReport, 'days'>,
  { to }: { to: string },
): { day: string; amount: string }[] {
  const sums = new Map<string, bigint>();
  const first = days.map(({ day }) => day).sort()[0] ?? to;
  for (let day = first; day <= to; day = dayOf(Date.parse(day) + DAY_MS)) sums.set(day, 0n);
  for (const { day, cost } of days) sums.set(day, (sums.get(day) ?? 0n) + (readDecimal(cost) ?? 0n));
  return [...sums].map(([day, sum]) => ({ day, amount: writeDecimal(sum) }));
}
