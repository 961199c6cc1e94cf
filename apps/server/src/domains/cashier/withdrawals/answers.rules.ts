import {
  type CashierSettings,
  isOneOf,
  WITHDRAWAL_STATES,
  type Withdrawal,
  type WithdrawalState,
} from '@parlour/contract';
import { type Amount, writeDecimal } from '@parlour/money';
import { bankName } from '../cards/banks.rules.ts';
import { stateAfter } from './withdrawals.rules.ts';

/** What members or operators may read of a withdrawal. */
export type ToldWithdrawal = {
  id: string;
  number: string;
  state: WithdrawalState;
  currency: string;
  amount: Amount;
  fee: Amount;
  bank: string;
  last4: string;
  holder: string;
  createdAt: Date;
  concludedAt: Date | null;
};
type ToldStep = { state: string; at: Date; reason: string | null };

/** As its member reads it. */
export function describeWithdrawal(
  settings: Pick<CashierSettings, 'banks'>,
  row: ToldWithdrawal,
  { steps }: { steps: readonly ToldStep[] },
): Withdrawal {
  return {
    ...describeFigures(settings, row),
    // Members do not see the first of two approvals, which is not a state.
    steps: steps.flatMap(({ state, at, reason }) =>
      isOneOf(WITHDRAWAL_STATES, state) ? [{ state, at: at.getTime(), reason }] : [],
    ),
    canCancel: stateAfter(row.state, 'cancel') !== null,
  };
}

/** What members and operators read alike. */
export function describeFigures(settings: Pick<CashierSettings, 'banks'>, row: ToldWithdrawal) {
  const { id, number, state, currency, amount, fee, bank, last4, holder } = row;
  return {
    id,
    number,
    state,
    currency,
    amount: writeDecimal(amount),
    fee: writeDecimal(fee),
    payout: writeDecimal(amount - fee),
    card: { bank, bankName: bankName(settings, bank), last4, holder },
    createdAt: row.createdAt.getTime(),
    concludedAt: row.concludedAt?.getTime() ?? null,
  };
}
