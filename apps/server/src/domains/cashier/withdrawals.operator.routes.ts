import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { WithdrawalDecisions, WithdrawalsForOperators } from './withdrawals/withdrawals.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  | 'cashierCounts'
  | 'withdrawals'
  | 'withdrawalDetail'
  | 'takeWithdrawal'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
>;

export function withdrawalOperatorRoutes({
  withdrawals,
  decisions,
}: {
  withdrawals: WithdrawalsForOperators;
  decisions: WithdrawalDecisions;
}): Own {
  return {
    cashierCounts: ({ brand }) => withdrawals.counts(brand),
    withdrawals: ({ brand, query }) => withdrawals.list(brand, query),
    withdrawalDetail: ({ brand, query, actor }) => withdrawals.detail(brand, query.id, actor),
    async takeWithdrawal(call) {
      await decisions.take(call.brand, call.body.id, call);
      return withdrawals.one(call.brand, call.body.id);
    },
    async approveWithdrawal(call) {
      await decisions.approve(call.brand, call.body, call);
      return withdrawals.one(call.brand, call.body.id);
    },
    async rejectWithdrawal(call) {
      await decisions.reject(call.brand, call.body, call);
      return withdrawals.one(call.brand, call.body.id);
    },
  };
}
