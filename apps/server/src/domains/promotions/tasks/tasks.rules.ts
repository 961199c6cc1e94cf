import type { Task, TaskKind, TaskState } from '@parlour/contract';
import { MONEY_TASKS } from '@parlour/contract/values/promotions/chance';
import { TASK_COUNT_MAX } from '@parlour/contract/values/promotions/chance.rules';
import { PARTS_PER_UNIT, readDecimal } from '@parlour/money';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { faultOfPrize } from '../prizes.rules.ts';

/** A task that is done once has no day of its own: its claim stands under this one. */
export const ONCE_DAY = '2000-01-01';

/** What a member proved stays proved; everything else is counted by business day. */
export const isOnce = (kind: TaskKind): boolean => kind === 'contacts';

/** What a member did on a day, as tasks count it. */
export type DoneOnDay = { readonly deposited: bigint; readonly staked: bigint; readonly titles: number };

/** How far a member is, in parts like the target: of amounts, or of a count. */
export function reachedOf(kind: TaskKind, done: DoneOnDay, contacts: number): bigint {
  if (kind === 'deposit') return done.deposited;
  if (kind === 'stake') return done.staked;
  return BigInt(kind === 'titles' ? done.titles : contacts) * PARTS_PER_UNIT;
}

export function stateOf({
  isClaimed,
  reached,
  target,
}: {
  isClaimed: boolean;
  reached: bigint;
  target: bigint;
}): TaskState {
  if (isClaimed) return 'claimed';
  return reached >= target ? 'reached' : 'open';
}

/** The days whose tasks can be claimed today: a day's until the next day ends. */
export const claimableDays = (today: string): [today: string, yesterday: string] => [
  today,
  nextDate(today, -1),
];

/** The first day on which a day's task can no longer be claimed. */
export const lapsesOn = (day: string): string => nextDate(day, 2);

/** What is wrong with a task, by field. */
export function taskFaults({ kind, target, prize }: Task, currency: string): Record<string, string> {
  const amount = readDecimal(target) ?? 0n;
  const isMoney = MONEY_TASKS.includes(kind);
  const isWhole = amount % PARTS_PER_UNIT === 0n && amount <= BigInt(TASK_COUNT_MAX) * PARTS_PER_UNIT;
  const prizeFault = prize.kind === 'nothing' ? 'not_allowed' : faultOfPrize(prize, currency);
  return {
    ...((amount <= 0n || !(isMoney || isWhole)) && { 'task.target': 'wrong_format' }),
    ...(prizeFault && { 'task.prize': prizeFault }),
  };
}
