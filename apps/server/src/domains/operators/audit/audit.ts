/** The record of what operators did and saw; it is only added to. */

export { type Audit, createAudit } from './audit.service.ts';
export { asPlainText } from './csv.rules.ts';
