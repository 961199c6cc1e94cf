/** The append-only record of what operators did and saw. */

export { type Audit, type AuditQuery, createAudit } from './audit.service.ts';
export { asPlainText } from './csv.rules.ts';
