import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { ReconciliationDesk } from './reconciliation/reconciliation.operator.service.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.games>,
  'vendorReconciliations' | 'vendorDifferences' | 'reconcileVendor' | 'resolveVendorDifference'
>;

export function reconciliationOperatorRoutes(desk: ReconciliationDesk): Own {
  return {
    vendorReconciliations: ({ brand, query }) => desk.days(brand, query),
    vendorDifferences: ({ brand, query }) => desk.differences(brand, query),
    reconcileVendor: ({ brand, body, actor }) => desk.run(brand, body, actor),
    resolveVendorDifference: ({ brand, body, actor }) => desk.resolve(brand, body, actor),
  };
}
