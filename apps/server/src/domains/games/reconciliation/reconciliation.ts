export { createComparison } from './compare.service.ts';
export {
  createReconciliationsForOperators,
  type ReconciliationsForOperators,
} from './reconciliation.operator.service.ts';
export { createVendorReconciliations } from './reconciliation.service.ts';
