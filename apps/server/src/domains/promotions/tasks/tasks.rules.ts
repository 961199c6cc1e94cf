import type { TaskKind, TaskState } from '@parlour/contract';
import { PARTS_PER_UNIT } from '@parlour/money';
import { nextDate } from '../../../tenancy/calendar.rules.ts';

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
