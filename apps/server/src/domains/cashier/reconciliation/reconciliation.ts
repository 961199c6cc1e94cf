export { createReconciliations, type Reconciliations } from './reconciliation.service.ts';
