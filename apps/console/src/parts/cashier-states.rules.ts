import type { ConsoleClient } from '@parlour/client/console';
import {
  DEPOSIT_STATES,
  type DepositState,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '@parlour/contract/values/cashier';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Tone } from './values/StateChip.tsx';

type Cashier = ConsoleClient['cashier'];
export type DepositLine = Awaited<ReturnType<Cashier['deposits']>>['items'][number];
export type WithdrawalLine = Awaited<ReturnType<Cashier['withdrawals']>>['items'][number];

/** `waiting` is for states an operator has to act on; states that only take time are quiet. */
const DEPOSIT_TONE: Record<DepositState, Tone> = {
  started: 'quiet',
  waiting: 'quiet',
  review: 'waiting',
  credited: 'good',
  expired: 'quiet',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'quiet',
};
const WITHDRAWAL_TONE: Record<WithdrawalState, Tone> = {
  requested: 'waiting',
  reviewing: 'waiting',
  approved: 'quiet',
  paying: 'quiet',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'quiet',
};

/** A step's state may be newer than the console. */
export function toneOfDeposit(state: string): Tone {
  return isOneOf(DEPOSIT_STATES, state) ? DEPOSIT_TONE[state] : 'quiet';
}

export function toneOfWithdrawal(state: string): Tone {
  return isOneOf(WITHDRAWAL_STATES, state) ? WITHDRAWAL_TONE[state] : 'quiet';
}

const place = (what: 'deposits' | 'withdrawals') => (merchantCode: string, id: string) =>
  `/cashier/${what}/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`;
export const depositPlace = place('deposits');
export const withdrawalPlace = place('withdrawals');
