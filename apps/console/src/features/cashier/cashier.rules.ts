import type { ConsoleClient } from '@parlour/client/console';
import type { DepositState } from '@parlour/contract/values/cashier';
import { readDecimal } from '@parlour/money';
import type { DepositLine, WithdrawalLine } from '../../parts/cashier-states.rules.ts';

type Cashier = ConsoleClient['cashier'];
export type WithdrawalDetail = Awaited<ReturnType<Cashier['withdrawalDetail']>>;
export type DepositDetail = Awaited<ReturnType<Cashier['depositDetail']>>;
export type Reconciliation = Awaited<ReturnType<Cashier['reconciliations']>>['items'][number];
export type Hint = WithdrawalLine['hints'][number];
export type Step = WithdrawalDetail['steps'][number];

export type Action = 'take' | 'approve' | 'reject';
/** `first`: they have approved, and somebody else has to; `taken`: somebody else is looking at it. */
type Note = 'first' | 'taken';

/**
 * What is offered to an operator, and what they should know. The server decides; this keeps hands off what it would
 * refuse: nobody is both of the two persons.
 */
export function offeredActions(
  { state, takenBy, approvedBy }: Pick<WithdrawalLine, 'state' | 'takenBy' | 'approvedBy'>,
  meId: string,
): { actions: Action[]; note: Note | null } {
  if (state === 'requested') return { actions: ['take', 'approve', 'reject'], note: null };
  if (state !== 'reviewing') return { actions: [], note: null };
  if (approvedBy.some(({ id }) => id === meId)) return { actions: ['reject'], note: 'first' };
  const isAnothers = approvedBy.length === 0 && takenBy !== null && takenBy.id !== meId;
  return { actions: ['approve', 'reject'], note: isAnothers ? 'taken' : null };
}

/** A transfer that is seen on the bank account is credited, whatever the member said; the rest only under review. */
const SEEN_ON_THE_ACCOUNT: readonly DepositState[] = ['waiting', 'expired', 'cancelled'];

export function offeredForDeposit({
  state,
  method,
}: Pick<DepositLine, 'state' | 'method'>): Exclude<Action, 'take'>[] {
  if (state === 'review') return ['approve', 'reject'];
  return method === 'transfer' && SEEN_ON_THE_ACCOUNT.includes(state) ? ['approve'] : [];
}

/** Whether this approval sends the money, or is the first of two. */
export function isLastApproval({
  needsTwo,
  approvedBy,
}: Pick<WithdrawalLine, 'needsTwo' | 'approvedBy'>): boolean {
  return !needsTwo || approvedBy.length > 0;
}

/** The same of a deposit, which two persons credit with one amount. */
export function isFirstOfTwo(
  { twoPersonsFrom, firstApproval }: Pick<DepositLine, 'twoPersonsFrom' | 'firstApproval'>,
  typed: string,
  meId: string,
): boolean {
  const amount = readDecimal(typed);
  const limit = readDecimal(twoPersonsFrom);
  if (amount === null || limit === null || amount < limit) return false;
  const isSecond =
    firstApproval !== null && firstApproval.by.id !== meId && readDecimal(firstApproval.amount) === amount;
  return !isSecond;
}

/** Warnings first, as they came. */
export function loudestFirst(hints: readonly Hint[]): Hint[] {
  return [...hints].sort((one, other) => Number(other.level === 'warning') - Number(one.level === 'warning'));
}

/** What came is not what was asked for. */
export function isOtherThanAsked({
  came,
  amount,
  currency,
}: Pick<DepositLine, 'came' | 'amount' | 'currency'>): boolean {
  return came !== null && (came.currency !== currency || readDecimal(came.amount) !== readDecimal(amount));
}

/** Whether what was typed is an amount, and not the one that was asked for. */
export function isOtherAmount(typed: string, asked: string): boolean {
  const amount = readDecimal(typed);
  return amount !== null && amount !== readDecimal(asked);
}

/** How long somebody has waited, roughly enough for a colour. */
export function urgencyOf({
  createdAt,
  now,
}: {
  createdAt: number;
  now: number;
}): 'fresh' | 'late' | 'overdue' {
  const waitedMs = now - createdAt;
  if (waitedMs >= OVERDUE_MS) return 'overdue';
  return waitedMs >= LATE_MS ? 'late' : 'fresh';
}

const LATE_MS = 30 * 60_000;
const OVERDUE_MS = 2 * 60 * 60_000;

/** Who a member is to an operator; whoever is no more by the end of their id. */
export function memberName({ id, account }: WithdrawalLine['member']): string {
  return account ?? `…${id.slice(-8)}`;
}

/** Takes a number as people type it: spaces around it and marks between thousands say nothing. */
export function typedAmount(typed: string): string {
  return typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
}

/** Yesterday, as the operator's own calendar has it: the last day that is over almost everywhere. */
export function dayBefore(now: number): string {
  return new Date(now - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
