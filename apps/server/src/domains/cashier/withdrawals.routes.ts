import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Cards } from './cards/cards.ts';
import type { Withdrawals } from './withdrawals/withdrawals.ts';

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

export function withdrawalRoutes({ withdrawals, cards }: { withdrawals: Withdrawals; cards: Cards }): Own {
  return {
    withdrawOverview: ({ brand, session }) => withdrawals.overview(brand, session),
    withdraw: (call) => withdrawals.request(call, call.session, call.body),
    withdrawStatus: ({ brand, session, query }) => withdrawals.status(brand, session, query.id),
    cancelWithdrawal: ({ brand, session, body }) => withdrawals.cancel(brand, session, body.id),
    withdrawReport: ({ brand, session, query }) => withdrawals.report(brand, session, query),
    bankCards: ({ brand, session }) => cards.list(brand, session),
    addBankCard: (call) => cards.add(call, call.session, call.body),
    defaultBankCard: ({ brand, session, body }) => cards.setDefault(brand, session, body.id),
    removeBankCard: (call) => cards.remove(call, call.session, call.body),
  };
}
