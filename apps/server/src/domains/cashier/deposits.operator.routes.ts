import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { DepositDecisions, DepositsForOperators } from './deposits/deposits.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { Reconciliations } from './reconciliation/reconciliation.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  | 'gateways'
  | 'deposits'
  | 'depositDetail'
  | 'approveDeposit'
  | 'rejectDeposit'
  | 'reconciliations'
  | 'reconcile'
>;
type RouteNeeds = {
  depositsForOperators: DepositsForOperators;
  decisions: DepositDecisions;
  reconciliations: Reconciliations;
  gateways: Gateways;
};

export function depositOperatorRoutes({
  depositsForOperators,
  decisions,
  reconciliations,
  gateways,
}: RouteNeeds): Own {
  return {
    gateways: () => ({
      items: gateways.kinds().map(({ name, title }) => ({ name, title, isSetUp: gateways.isSetUp(name) })),
    }),
    deposits: ({ brand, query }) => depositsForOperators.list(brand, query),
    depositDetail: ({ brand, query, actor }) => depositsForOperators.detail(brand, query.id, actor),
    async approveDeposit(call) {
      await decisions.approve(call.brand, call.body, call);
      return depositsForOperators.one(call.brand, call.body.id);
    },
    async rejectDeposit(call) {
      await decisions.reject(call.brand, call.body, call);
      return depositsForOperators.one(call.brand, call.body.id);
    },
    reconciliations: ({ brand, query }) => reconciliations.list(brand, query),
    reconcile: ({ brand, body, actor, requestId }) => reconciliations.run(brand, body, { actor, requestId }),
  };
}
