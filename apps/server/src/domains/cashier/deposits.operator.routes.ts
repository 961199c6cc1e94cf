import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { DepositsDesk } from './deposits-desk.service.ts';
import type { Reconciliations } from './reconciliation.service.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  'deposits' | 'depositDetail' | 'approveDeposit' | 'rejectDeposit' | 'reconciliations' | 'reconcile'
>;
type RouteNeeds = { depositsDesk: DepositsDesk; reconciliations: Reconciliations };

export function depositOperatorRoutes({ depositsDesk, reconciliations }: RouteNeeds): Own {
  return {
    deposits: ({ brand, query }) => depositsDesk.list(brand, query),
    depositDetail: ({ brand, query, actor }) => depositsDesk.detail(brand, query.id, actor),
    approveDeposit: ({ brand, body, ...caller }) => depositsDesk.approve(brand, body, caller),
    rejectDeposit: ({ brand, body, ...caller }) => depositsDesk.reject(brand, body, caller),
    reconciliations: ({ brand, query }) => reconciliations.list(brand, query),
    reconcile: ({ brand, body, actor, requestId }) =>
      reconciliations.run(brand, body.day, { actor, requestId }),
  };
}
