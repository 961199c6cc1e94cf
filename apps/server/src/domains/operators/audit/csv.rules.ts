import type { AuditRecord } from '@parlour/contract';

export const AUDIT_COLUMNS = [
  'at',
  'operator',
  'kind',
  'action',
  'target_kind',
  'target_id',
  'brand',
  'reason',
  'changes',
  'ip',
  'user_agent',
  'session',
  'request_id',
] as const;

export function auditLine(record: AuditRecord): string[] {
  return [
    new Date(record.at).toISOString(),
    record.operator?.name ?? '',
    record.kind,
    record.action,
    record.target.kind,
    record.target.id,
    record.merchantCode ?? '',
    record.reason ?? '',
    record.changes.length > 0 ? JSON.stringify(record.changes) : '',
    record.ip ?? '',
    record.userAgent ?? '',
    record.sessionId ?? '',
    record.requestId ?? '',
  ].map(asPlainText);
}

/** A spreadsheet runs a cell that begins like this as a formula, in full width too; an apostrophe makes it text. */
export function asPlainText(cell: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell;
}
