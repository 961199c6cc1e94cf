import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { DepositDecisions } from './deposits/decisions.service.ts';
import type { DepositsDesk } from './deposits/deposits.operator.service.ts';
import type { Reconciliations } from './reconciliation/reconciliation.service.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  'deposits' | 'depositDetail' | 'approveDeposit' | 'rejectDeposit' | 'reconciliations' | 'reconcile'
>;
type RouteNeeds = {
  depositsDesk: DepositsDesk;
  decisions: DepositDecisions;
  reconciliations: Reconciliations;
};

export function depositOperatorRoutes({ depositsDesk, decisions, reconciliations }: RouteNeeds): Own {
  return {
    deposits: ({ brand, query }) => depositsDesk.list(brand, query),
    depositDetail: ({ brand, query, actor }) => depositsDesk.detail(brand, query.id, actor),
    async approveDeposit(call) {
      await decisions.approve(call.brand, call.body, call);
      return depositsDesk.one(call.brand, call.body.id);
    },
    async rejectDeposit(call) {
      await decisions.reject(call.brand, call.body, call);
      return depositsDesk.one(call.brand, call.body.id);
    },
    reconciliations: ({ brand, query }) => reconciliations.list(brand, query),
    reconcile: ({ brand, body, actor, requestId }) =>
      reconciliations.run(brand, body.day, { actor, requestId }),
  };
}
