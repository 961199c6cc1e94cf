import { SECOND_MS } from '@parlour/clock/durations';
import type { DepositState } from '@parlour/contract';
import { type Amount, currencyOf, roundDownToShown } from '@parlour/money';

/**
 * The allowed moves of a deposit (docs/cashier.md says who makes them). Money that comes after it was cancelled, failed
 * or expired still counts; only `credited` and `rejected` are final.
 */
const MOVES: Record<DepositState, readonly DepositState[]> = {
  started: ['waiting', 'review', 'credited', 'expired', 'failed', 'cancelled'],
  waiting: ['review', 'credited', 'expired', 'failed', 'cancelled'],
  review: ['credited', 'rejected'],
  expired: ['credited', 'review'],
  failed: ['credited', 'review'],
  cancelled: ['credited', 'review'],
  credited: [],
  rejected: [],
};

/** Can still be paid, as far as we know. */
export const PAYABLE: readonly DepositState[] = ['started', 'waiting'];
/** Not ended. */
export const OPEN: readonly DepositState[] = ['started', 'waiting', 'review'];
export const OPEN_MAX = 5;
/** What was promised with such a deposit is promised no more. */
export const FELL_THROUGH: readonly DepositState[] = ['expired', 'failed', 'rejected', 'cancelled'];

export const canMove = (from: DepositState, to: DepositState) => MOVES[from].includes(to);

/** What the gateway says about an order. */
export type News =
  | { outcome: 'paid'; amount: Amount; currency: string; atMs: number }
  | { outcome: 'failed' | 'expired'; reason: string | null };
export type Verdict = 'credit' | 'amount_differs' | 'currency_differs' | 'failed' | 'expired' | 'nothing';

/** What to do about it. News comes late, twice and in any order; the first payment counts, whatever came before it. */
export function judgeNews(
  { state, amount, currency }: { state: DepositState; amount: Amount; currency: string },
  news: News,
): Verdict {
  if (news.outcome !== 'paid') return PAYABLE.includes(state) ? news.outcome : 'nothing';
  if (!canMove(state, 'review')) return 'nothing';
  if (news.currency !== currency) return 'currency_differs';
  return news.amount === amount ? 'credit' : 'amount_differs';
}

/** States in which a transfer is credited although the member had not reported it as sent, or had cancelled it. */
const SENT_UNTOLD: readonly DepositState[] = ['waiting', 'expired', 'cancelled'];

/** Whether an operator may credit it: anything under review, and a transfer seen on the bank account. */
export const canApprove = ({ state, method }: { state: DepositState; method: string }) =>
  state === 'review' || (method === 'transfer' && SENT_UNTOLD.includes(state));

/** Whether a member can still report a transfer as sent. It may have been sent in the last minute. */
export const canBeSent = ({ state, method }: { state: DepositState; method: string }) =>
  method === 'transfer' && (state === 'waiting' || state === 'expired');

/** The fee on the amount that came, in the agreed proportion. */
export function feeOfWhatCame(
  { amount, fee, currency }: { amount: Amount; fee: Amount; currency: string },
  came: Amount,
): Amount {
  return roundDownToShown((fee * came) / amount, currencyOf(currency));
}

const FIRST_WAIT_MS = 15 * SECOND_MS;
const LONGEST_WAIT_MS = 120 * SECOND_MS;
const FIRST_LATE_WAIT_MS = 60 * SECOND_MS;
const LONGEST_LATE_WAIT_MS = 6 * 3_600 * SECOND_MS;
const GIVE_UP_MS = 24 * 3_600 * SECOND_MS;

type Times = { createdMs: number; expiresMs: number; nowMs: number };

/**
 * When to ask the gateway next about an open order: after half as long as it has been open, at its end, and for a day
 * after it to catch late payments. Null: no more.
 */
function nextAskMs({ createdMs, expiresMs, nowMs }: Times): number | null {
  if (nowMs < expiresMs) {
    const wait = within((nowMs - createdMs) / 2, FIRST_WAIT_MS, LONGEST_WAIT_MS);
    return Math.min(nowMs + wait, expiresMs);
  }
  const lateMs = nowMs - expiresMs;
  return lateMs >= GIVE_UP_MS ? null : nowMs + within(lateMs, FIRST_LATE_WAIT_MS, LONGEST_LATE_WAIT_MS);
}

type Asked = { state: DepositState; method: string; createdAt: Date; expiresAt: Date };

/** The same for a deposit, if news of a payment would still change anything. */
export function askAgainAt({ state, method, createdAt, expiresAt }: Asked, nowMs: number): Date | null {
  if (method === 'transfer' || !canMove(state, 'review')) return null;
  const askMs = nextAskMs({ createdMs: createdAt.getTime(), expiresMs: expiresAt.getTime(), nowMs });
  return askMs === null ? null : new Date(askMs);
}

/** When to retry an order that the gateway did not answer. */
export function nextTryMs({ createdMs, nowMs }: Omit<Times, 'expiresMs'>): number {
  return nowMs + within((nowMs - createdMs) / 2, FIRST_WAIT_MS / 3, FIRST_WAIT_MS * 2);
}

const within = (value: number, low: number, high: number) => Math.round(Math.min(Math.max(value, low), high));
