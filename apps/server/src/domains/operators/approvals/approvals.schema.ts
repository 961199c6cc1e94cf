import { APPROVAL_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { operatorsOperator } from '../operators.schema.ts';

/** Requests that need a second person. */
export const operatorsApproval = pgTable(
  'operators_approval',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    brandId: uuid('brand_id'),
    state: text('state', { enum: APPROVAL_STATES }).notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    targetName: text('target_name').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => operatorsOperator.id),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => operatorsOperator.id),
    decidedAt: at('decided_at'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    check('operators_approval_state', oneOf(table.state, APPROVAL_STATES)),
    /** The rule itself, where no code can bypass it. */
    check(
      'operators_approval_two_persons',
      sql`${table.state} not in ('approved', 'refused') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.requestedBy})`,
    ),
    uniqueIndex('operators_approval_once')
      .on(table.kind, table.targetKind, table.targetId)
      .where(sql`${table.state} = 'requested'`),
    index('operators_approval_state_id').on(table.state, table.id),
    index('operators_approval_expiry').on(table.expiresAt).where(sql`${table.state} = 'requested'`),
  ],
);
