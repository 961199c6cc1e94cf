/** The comparison of a business day with what a vendor reports, and the differences that stay until somebody ends them. */

export { createComparison } from './compare.service.ts';
export {
  createReconciliationsForOperators,
  type ReconciliationsForOperators,
} from './reconciliation.operator.service.ts';
export { createVendorReconciliations } from './reconciliation.service.ts';
