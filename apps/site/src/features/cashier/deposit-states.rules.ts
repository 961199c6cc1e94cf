import type { Deposit, DepositState } from '@parlour/client';
import type { CashierKey } from '@parlour/texts/load/cashier';
import type { StepState, Tone } from './StateLabel.tsx';

export const STATE_WORDS: Readonly<Record<DepositState, CashierKey>> = {
  started: 'cashier.depositState.started',
  waiting: 'cashier.depositState.waiting',
  review: 'cashier.depositState.review',
  credited: 'cashier.depositState.credited',
  expired: 'cashier.depositState.expired',
  failed: 'cashier.depositState.failed',
  rejected: 'cashier.depositState.rejected',
  cancelled: 'cashier.depositState.cancelled',
};

export const STATE_TONES: Readonly<Record<DepositState, Tone>> = {
  started: 'busy',
  waiting: 'busy',
  review: 'busy',
  credited: 'good',
  expired: 'over',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'over',
};

const TOLD: Readonly<Record<DepositState, CashierKey>> = {
  started: 'cashier.depositTold.started',
  waiting: 'cashier.depositTold.waiting',
  review: 'cashier.depositTold.review',
  credited: 'cashier.depositTold.credited',
  expired: 'cashier.depositTold.expired',
  failed: 'cashier.depositTold.failed',
  rejected: 'cashier.depositTold.rejected',
  cancelled: 'cashier.depositTold.cancelled',
};

/** Why a deposit is under review, if that is useful to the member. */
const REVIEWED: Readonly<Record<NonNullable<Deposit['review']>, CashierKey>> = {
  sent: 'cashier.depositTold.sent',
  amount_differs: 'cashier.depositTold.review',
  currency_differs: 'cashier.depositTold.review',
  limit_reached: 'cashier.depositTold.limit',
  excluded: 'cashier.depositTold.locked',
  money_locked: 'cashier.depositTold.locked',
};

/** What a state means for this deposit, and what to do next. */
export function toldOf({ state, isSent, account, review }: Deposit): CashierKey {
  if (state === 'review' && review) return REVIEWED[review];
  if (state === 'waiting' && account)
    return isSent ? 'cashier.depositTold.sent' : 'cashier.depositTold.transfer';
  return TOLD[state];
}

export function isRunning({ state }: Deposit): boolean {
  return STATE_TONES[state] === 'busy';
}

/** A deposit can be cancelled until it is paid. */
export function canCancel({ state, isSent }: Deposit): boolean {
  return (state === 'started' || state === 'waiting') && !isSent;
}

export type PathStep = { name: CashierKey; is: StepState };

/**
 * The steps of a deposit, for the fuller style of its page. The check is a step only of transfers by hand and of
 * payments that did not match. A deposit that ends without money stops where it was.
 */
export function pathOf(deposit: Deposit): PathStep[] {
  const { state, isSent, method } = deposit;
  const hasCheck = method === 'transfer' || state === 'review' || state === 'rejected';
  const names: CashierKey[] = [
    'cashier.path.asked',
    'cashier.path.payment',
    ...(hasCheck ? (['cashier.path.check'] as const) : []),
    'cashier.path.arrival',
  ];
  const reachedIn: Record<DepositState, number> = {
    started: 0,
    waiting: isSent ? 2 : 1,
    review: 2,
    rejected: 2,
    credited: names.length,
    // Ended unpaid: the payment step is never reached.
    expired: 1,
    failed: 1,
    cancelled: 1,
  };
  const reached = reachedIn[state];
  return names.map((name, index) => {
    if (index < reached) return { name, is: 'done' };
    if (!isRunning(deposit)) return { name, is: 'off' };
    return { name, is: index === reached ? 'now' : 'ahead' };
  });
}
