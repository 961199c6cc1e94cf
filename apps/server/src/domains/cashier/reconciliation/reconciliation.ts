/** Compares a business day with a gateway's report. */

export { createReconciliations, type Reconciliations } from './reconciliation.service.ts';
