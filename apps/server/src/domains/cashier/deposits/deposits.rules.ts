import { SECOND_MS } from '@parlour/clock/durations';
import type { DepositState } from '@parlour/contract';
import { type Amount, currencyOf, roundDownToShown } from '@parlour/money';

/**
 * Where a deposit goes from where it is (docs/cashier.md says who moves it). Money that comes after it was given up,
 * failed or ran out is money all the same; only what is credited or rejected stays so.
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

/** It can still be paid, as far as we know. */
export const PAYABLE: readonly DepositState[] = ['started', 'waiting'];
/** It has not ended. */
export const OPEN: readonly DepositState[] = ['started', 'waiting', 'review'];
export const OPEN_MAX = 5;

export const canMove = (from: DepositState, to: DepositState) => MOVES[from].includes(to);

/** What the gateway says has become of an order. */
export type News =
  | { outcome: 'paid'; amount: Amount; currency: string; atMs: number }
  | { outcome: 'failed' | 'expired'; reason: string | null };
export type Verdict = 'credit' | 'amount_differs' | 'currency_differs' | 'failed' | 'expired' | 'nothing';

/** What follows from it. News come late, twice and in any order; the first payment counts, whatever came before it. */
export function judgeNews(
  { state, amount, currency }: { state: DepositState; amount: Amount; currency: string },
  news: News,
): Verdict {
  if (news.outcome !== 'paid') return PAYABLE.includes(state) ? news.outcome : 'nothing';
  if (!canMove(state, 'review')) return 'nothing';
  if (news.currency !== currency) return 'currency_differs';
  return news.amount === amount ? 'credit' : 'amount_differs';
}

/** A transfer by hand that was credited although the member had not said that it is on its way, or had given it up. */
const SENT_UNTOLD: readonly DepositState[] = ['waiting', 'expired', 'cancelled'];

/** Whether an operator may credit it: what is under review, and a transfer that is seen on the account itself. */
export const canApprove = ({ state, method }: { state: DepositState; method: string }) =>
  state === 'review' || (method === 'transfer' && SENT_UNTOLD.includes(state));

/** Whether a member can still say that a transfer is on its way. It may have been sent in the last minute. */
export const canBeSent = ({ state, method }: { state: DepositState; method: string }) =>
  method === 'transfer' && (state === 'waiting' || state === 'expired');

/** The fee of what really came, in the proportion that was agreed on. */
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
 * When the gateway is asked next about an order it has not concluded: after half as long as it has been open, at its
 * end, and for a day after it, in which a payment that was on its way is found. Null: no more.
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

/** The same of a deposit, as far as news of a payment would change anything. */
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
