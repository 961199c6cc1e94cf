/** Compares a business day with a vendor's report; differences stay until an operator ends them or both sides agree. */

export { createComparison } from './compare.service.ts';
export {
  createReconciliationsForOperators,
  type ReconciliationsForOperators,
} from './reconciliation.operator.service.ts';
export { createVendorReconciliations } from './reconciliation.service.ts';
