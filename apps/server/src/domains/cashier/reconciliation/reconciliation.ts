/** The comparison of a business day with what a gateway reports. */

export { createReconciliations, type Reconciliations } from './reconciliation.service.ts';
