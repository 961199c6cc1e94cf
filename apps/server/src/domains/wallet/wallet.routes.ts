import type { contract } from '@parlour/contract';
import type { Call, Handlers } from '../../http/calls/call.ts';
import { FileAnswer } from '../../http/documents/file-answer.ts';
import {
  type Asker,
  type Bets,
  ownerOf,
  type ProfitLoss,
  type Purses,
  type Records,
} from './records/records.ts';

type RouteNeeds = { purses: Purses; records: Records; profitLoss: ProfitLoss; bets: Bets };

export function walletRoutes({
  purses,
  records,
  profitLoss,
  bets,
}: RouteNeeds): Handlers<typeof contract.wallet> {
  const askerOf = ({ brand, session }: Pick<Call<{ access: 'session' }>, 'brand' | 'session'>): Asker => ({
    brand,
    owner: ownerOf(brand, session),
  });
  return {
    wallet: ({ brand, session }) => purses.wallet(brand, session),
    memberWallet: ({ brand, session }) => purses.member(brand, session),
    merchantWallet: ({ brand }) => purses.merchant(brand),
    walletTransfer: ({ brand, session, body, idempotencyKey }) =>
      purses.transfer(brand, session, { ...body, key: idempotencyKey ?? '' }),
    transactions: (call) => records.list({ ...askerOf(call), language: call.language }, call.query),
    exportTransactions(call) {
      const { ticket: _used, ...which } = call.query;
      return new FileAnswer({
        name: 'records.csv',
        type: 'text/csv; charset=utf-8',
        content: records.export(askerOf(call), which, call.language),
      });
    },
    transactionCodes: ({ language }) => records.codes(language),
    profitLoss: (call) => profitLoss.read(askerOf(call), call.query),
    bets: (call) => bets.list({ ...askerOf(call), language: call.language }, call.query),
  };
}
