import type { ConsoleClient } from '@parlour/client/console';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
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
/** `first`: this operator has approved, and another must too; `taken`: another operator has it. */
type Note = 'first' | 'taken';

/**
 * The actions offered to an operator, and a note. The server decides; this hides what it would refuse, such as both
 * approvals by one person.
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

/** A transfer found on the bank account can be credited in these states too; other methods only under review. */
const SEEN_ON_THE_ACCOUNT: readonly DepositState[] = ['waiting', 'expired', 'cancelled'];

export function offeredForDeposit({
  state,
  method,
}: Pick<DepositLine, 'state' | 'method'>): Exclude<Action, 'take'>[] {
  if (state === 'review') return ['approve', 'reject'];
  return method === 'transfer' && SEEN_ON_THE_ACCOUNT.includes(state) ? ['approve'] : [];
}

/** Whether this approval sends the money, or is only the first of two. */
export function isLastApproval({
  needsTwo,
  approvedBy,
}: Pick<WithdrawalLine, 'needsTwo' | 'approvedBy'>): boolean {
  return !needsTwo || approvedBy.length > 0;
}

/** Whether this is the first of two approvals, which must credit the same amount. */
export function isFirstOfTwo(
  deposit: Pick<DepositDetail, 'amount' | 'twoPersonsFrom' | 'byHandToday' | 'firstApproval'>,
  typed: string,
  meId: string,
): boolean {
  const { firstApproval } = deposit;
  const amount = readDecimal(typed);
  const [asked, limit, today] = [deposit.amount, deposit.twoPersonsFrom, deposit.byHandToday].map(
    readDecimal,
  );
  if (amount === null || limit == null || today == null) return false;
  if (firstApproval === null) return amount !== asked || today + amount >= limit;
  return firstApproval.by.id === meId || readDecimal(firstApproval.amount) !== amount;
}

/** Warnings first, otherwise in the given order. */
export function loudestFirst(hints: readonly Hint[]): Hint[] {
  return [...hints].sort((one, other) => Number(other.level === 'warning') - Number(one.level === 'warning'));
}

/** Whether the received amount or currency differs from the requested one. */
export function isOtherThanAsked({
  came,
  amount,
  currency,
}: Pick<DepositLine, 'came' | 'amount' | 'currency'>): boolean {
  return came !== null && (came.currency !== currency || readDecimal(came.amount) !== readDecimal(amount));
}

/** Whether a valid amount was typed that differs from the requested one. */
export function isOtherAmount(typed: string, asked: string): boolean {
  const amount = readDecimal(typed);
  return amount !== null && amount !== readDecimal(asked);
}

/** How long somebody has waited, as a level for the colour. */
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

const LATE_MS = 30 * MINUTE_MS;
const OVERDUE_MS = 2 * HOUR_MS;

/** The member's account name; the end of the id if the member is gone. */
export function memberName({ id, account }: WithdrawalLine['member']): string {
  return account ?? `…${id.slice(-8)}`;
}

/** Accepts a number as people type it, with outer spaces and thousands separators. */
export function typedAmount(typed: string): string {
  return typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
}

/** Yesterday in UTC: the last day that is over almost everywhere. */
export function dayBefore(now: number): string {
  return new Date(now - DAY_MS).toISOString().slice(0, 10);
}
