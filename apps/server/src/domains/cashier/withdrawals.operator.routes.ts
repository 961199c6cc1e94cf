import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { WithdrawalDecisions } from './withdrawals/decisions.service.ts';
import type { WithdrawalDesk } from './withdrawals/withdrawals.operator.service.ts';

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
  desk,
  decisions,
}: {
  desk: WithdrawalDesk;
  decisions: WithdrawalDecisions;
}): Own {
  return {
    cashierCounts: ({ brand }) => desk.counts(brand),
    withdrawals: ({ brand, query }) => desk.list(brand, query),
    withdrawalDetail: ({ brand, query, actor }) => desk.detail(brand, query.id, actor),
    async takeWithdrawal(call) {
      await decisions.take(call.brand, call.body.id, call);
      return desk.one(call.brand, call.body.id);
    },
    async approveWithdrawal(call) {
      await decisions.approve(call.brand, call.body, call);
      return desk.one(call.brand, call.body.id);
    },
    async rejectWithdrawal(call) {
      await decisions.reject(call.brand, call.body, call);
      return desk.one(call.brand, call.body.id);
    },
  };
}
