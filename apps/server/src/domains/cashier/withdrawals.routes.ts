import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Own = Pick<
  Handlers<typeof contract.cashier>,
  | 'withdrawOverview'
  | 'withdraw'
  | 'withdrawStatus'
  | 'cancelWithdrawal'
  | 'withdrawReport'
  | 'bankCards'
  | 'addBankCard'
  | 'defaultBankCard'
  | 'removeBankCard'
>;

export function withdrawalRoutes(): Own {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    withdrawOverview: later,
    withdraw: later,
    withdrawStatus: later,
    cancelWithdrawal: later,
    withdrawReport: later,
    bankCards: later,
    addBankCard: later,
    defaultBankCard: later,
    removeBankCard: later,
  };
}
