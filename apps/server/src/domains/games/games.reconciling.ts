import type { Operators } from '../operators/operators.module.ts';
import {
  createComparison,
  createReconciliationsForOperators,
  createVendorReconciliations,
} from './reconciliation/reconciliation.ts';
import { reconciliationOperatorRoutes } from './reconciliation.operator.routes.ts';
import { createVendorReports, type Vendors } from './vendors/vendors.ts';

type Needs<Create extends (needs: never) => unknown> = Parameters<Create>[0];
type ReconcilingNeeds = Needs<typeof createVendorReports> &
  Omit<Needs<typeof createComparison>, 'askForReport'> &
  Omit<Needs<typeof createVendorReconciliations>, 'vendors' | 'compare' | 'tellTasks'> & {
    operators: Pick<Operators, 'audit' | 'people' | 'tellTasks'>;
    vendors: Vendors;
  };

/** The daily comparison with vendors' reports. */
export function createReconciling(needs: ReconcilingNeeds) {
  const { audit, people, tellTasks } = needs.operators;
  const compare = createComparison({ ...needs, askForReport: createVendorReports(needs).transactions });
  const reconciliations = createVendorReconciliations({ ...needs, compare, tellTasks });
  const told = { people, audit, tellTasks };
  const forOperators = createReconciliationsForOperators({ ...needs, ...told, reconciliations });
  return {
    job: reconciliations.job,
    tasks: forOperators.tasks,
    operatorRoutes: reconciliationOperatorRoutes(forOperators),
  };
}
