import type { Withdrawal } from '@parlour/client';
import { WITHDRAWAL_STATES, type WithdrawalState } from '@parlour/contract/values/cashier';
import type { CashierKey } from '@parlour/texts/load/cashier';
import type { StepState, Tone } from './StateLabel.tsx';

export const STATE_WORDS: Readonly<Record<WithdrawalState, CashierKey>> = {
  requested: 'cashier.withdrawalState.requested',
  reviewing: 'cashier.withdrawalState.reviewing',
  approved: 'cashier.withdrawalState.approved',
  paying: 'cashier.withdrawalState.paying',
  paid: 'cashier.withdrawalState.paid',
  rejected: 'cashier.withdrawalState.rejected',
  failed: 'cashier.withdrawalState.failed',
  cancelled: 'cashier.withdrawalState.cancelled',
};

export const STATE_TONES: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'busy',
  reviewing: 'busy',
  approved: 'busy',
  paying: 'busy',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'over',
};

export const TOLD: Readonly<Record<WithdrawalState, CashierKey>> = {
  requested: 'cashier.withdrawalTold.requested',
  reviewing: 'cashier.withdrawalTold.reviewing',
  approved: 'cashier.withdrawalTold.approved',
  paying: 'cashier.withdrawalTold.paying',
  paid: 'cashier.withdrawalTold.paid',
  rejected: 'cashier.withdrawalTold.rejected',
  failed: 'cashier.withdrawalTold.failed',
  cancelled: 'cashier.withdrawalTold.cancelled',
};

/** The states of a successful withdrawal, in order. */
const WAY = WITHDRAWAL_STATES.filter((state) => ['busy', 'good'].includes(STATE_TONES[state]));

export function isRunning({ state }: Withdrawal): boolean {
  return STATE_TONES[state] === 'busy';
}

export type TimelineStep = {
  state: WithdrawalState;
  /** Null: not reached yet. */
  at: number | null;
  reason: string | null;
  is: Exclude<StepState, 'off'>;
};

/** The steps so far, in order, and those still ahead; a withdrawal that has ended has none ahead. */
export function timelineOf(withdrawal: Withdrawal): TimelineStep[] {
  const { steps, state } = withdrawal;
  const happened = steps.map((step, index): TimelineStep => {
    const isNow = index === steps.length - 1 && isRunning(withdrawal);
    return { ...step, is: isNow ? 'now' : 'done' };
  });
  if (!isRunning(withdrawal)) return happened;
  const ahead = WAY.slice(WAY.indexOf(state) + 1);
  return [
    ...happened,
    ...ahead.map((next) => ({ state: next, at: null, reason: null, is: 'ahead' as const })),
  ];
}
