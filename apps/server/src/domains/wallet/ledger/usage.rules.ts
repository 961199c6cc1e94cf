import { mondayOf } from '../../../tenancy/periods.rules.ts';
import type { Counting } from './posting.rules.ts';

type Periods = Record<'day' | 'week' | 'month', bigint>;
/** A loss may be below zero: then it is a gain. */
export type Used = Record<'deposit' | 'stake' | 'loss', Periods>;

/** What a member used of their limits, as of a business day and its week and month. */
export type Usage = Used & { day: string };

const PERIODS = ['day', 'week', 'month'] as const;

export const noneUsed = (day: string): Usage => ({
  day,
  deposit: { day: 0n, week: 0n, month: 0n },
  stake: { day: 0n, week: 0n, month: 0n },
  loss: { day: 0n, week: 0n, month: 0n },
});

/** The figures as of `day`: periods that are over start at zero. */
export function rollUsage(usage: Usage, day: string): Usage {
  if (day <= usage.day) return usage;
  const isSameWeek = mondayOf(day) === mondayOf(usage.day);
  const isSameMonth = day.slice(0, 7) === usage.day.slice(0, 7);
  const roll = ({ week, month }: Periods) => ({
    day: 0n,
    week: isSameWeek ? week : 0n,
    month: isSameMonth ? month : 0n,
  });
  return { day, deposit: roll(usage.deposit), stake: roll(usage.stake), loss: roll(usage.loss) };
}

/**
 * Counts a transfer. A refund lowers the stakes of the period in which it is made, never below zero: a refund of
 * yesterday's bet does not raise today's limit.
 */
export function countUsage(usage: Usage, counting: Counting, amount: bigint): Usage {
  const next: Usage = {
    day: usage.day,
    deposit: { ...usage.deposit },
    stake: { ...usage.stake },
    loss: { ...usage.loss },
  };
  for (const period of PERIODS) {
    if (counting === 'deposit') next.deposit[period] += amount;
    if (counting === 'stake') next.stake[period] += amount;
    if (counting === 'stake_back')
      next.stake[period] = next.stake[period] > amount ? next.stake[period] - amount : 0n;
    if (counting === 'stake' || counting === 'win_back') next.loss[period] += amount;
    if (counting === 'stake_back' || counting === 'win') next.loss[period] -= amount;
  }
  return next;
}
