import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { ReconciliationsForOperators } from './reconciliation/reconciliation.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.games>,
  'vendorReconciliations' | 'vendorDifferences' | 'reconcileVendor' | 'resolveVendorDifference'
>;

export function reconciliationOperatorRoutes(reconciliations: ReconciliationsForOperators): Own {
  return {
    vendorReconciliations: ({ brand, query }) => reconciliations.days(brand, query),
    vendorDifferences: ({ brand, query }) => reconciliations.differences(brand, query),
    reconcileVendor: ({ brand, body, actor }) => reconciliations.run(brand, body, actor),
    resolveVendorDifference: ({ brand, body, actor }) => reconciliations.resolve(brand, body, actor),
  };
}
