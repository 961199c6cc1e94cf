import type { ConsoleClient } from '@parlour/client/console';
import type { Tone } from './values/StateChip.tsx';

type Cashier = ConsoleClient['cashier'];
export type DepositLine = Awaited<ReturnType<Cashier['deposits']>>['items'][number];
export type WithdrawalLine = Awaited<ReturnType<Cashier['withdrawals']>>['items'][number];
export type DepositState = DepositLine['state'];
export type WithdrawalState = WithdrawalLine['state'];

/** Waiting is what somebody has to do something about; what only takes its time is quiet. */
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

export const DEPOSIT_STATES = Object.keys(DEPOSIT_TONE) as DepositState[];
export const WITHDRAWAL_STATES = Object.keys(WITHDRAWAL_TONE) as WithdrawalState[];

/** A step may be of a state that is newer than the console. */
export function toneOfDeposit(state: string): Tone {
  return DEPOSIT_TONE[state as DepositState] ?? 'quiet';
}

export function toneOfWithdrawal(state: string): Tone {
  return WITHDRAWAL_TONE[state as WithdrawalState] ?? 'quiet';
}

const place = (what: 'deposits' | 'withdrawals') => (merchantCode: string, id: string) =>
  `/cashier/${what}/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`;
export const depositPlace = place('deposits');
export const withdrawalPlace = place('withdrawals');
