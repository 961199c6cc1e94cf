import { AUDIT_KINDS, type Change } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

/** What operators did and saw. Append-only: triggers refuse everything else, on both engines. */
export const operatorsAudit = pgTable(
  'operators_audit',
  {
    /** Derived from the time, so its order is the order of time. */
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    operatorId: uuid('operator_id'),
    sessionId: uuid('session_id'),
    kind: text('kind', { enum: AUDIT_KINDS }).notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    brandId: uuid('brand_id'),
    changes: jsonb('changes').$type<Change[]>().notNull(),
    reason: text('reason'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
  },
  (table) => [
    check('operators_audit_kind', oneOf(table.kind, AUDIT_KINDS)),
    index('operators_audit_operator').on(table.operatorId, table.id),
    index('operators_audit_action').on(table.action, table.id),
    index('operators_audit_kind_id').on(table.kind, table.id),
    index('operators_audit_target').on(table.targetKind, table.targetId, table.id),
    index('operators_audit_brand').on(table.brandId, table.id),
    index('operators_audit_request').on(table.requestId, table.id),
  ],
);

/**
 * How many records a business day has, by brand, and a day in UTC of the platform; counted by a job and derivable from
 * the record at any time. A date is stored as its first moment in UTC.
 */
export const operatorsAuditDay = pgTable(
  'operators_audit_day',
  {
    day: at('day').notNull(),
    brandId: uuid('brand_id'),
    records: integer('records').notNull(),
  },
  (table) => [unique('operators_audit_day_once').on(table.day, table.brandId).nullsNotDistinct()],
);
