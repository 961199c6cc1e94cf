export { type Audit, createAudit } from './audit.service.ts';
export { asPlainText } from './csv.rules.ts';
