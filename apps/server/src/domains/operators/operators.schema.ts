import type { Change, Role } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Who works in the console. One account may have roles in several brands, hence no brand in its key. */
export const operatorsOperator = pgTable(
  'operators_operator',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    state: text('state', { enum: ['active', 'disabled'] }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull(),
    /** Encrypted with the master key; the pending one counts only once a code of it was given. */
    secondFactor: text('second_factor'),
    pendingSecondFactor: text('pending_second_factor'),
    /** The time step of the last code that was accepted: none is accepted twice, nor an older one. */
    lastCodeStep: integer('last_code_step').notNull(),
    createdAt: at('created_at').notNull(),
    lastSignedInAt: at('last_signed_in_at'),
  },
  (table) => [
    check('operators_operator_state', sql`${table.state} in ('active', 'disabled')`),
    uniqueIndex('operators_operator_name').on(table.name),
  ],
);

/** A role for one brand, or (null) for all of them and the platform itself. */
export const operatorsGrant = pgTable(
  'operators_grant',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    role: text('role').$type<Role>().notNull(),
    brandId: uuid('brand_id'),
  },
  (table) => [
    check('operators_grant_role', sql`${table.role} in ('admin', 'finance', 'support', 'content', 'risk')`),
    unique('operators_grant_once').on(table.operatorId, table.role, table.brandId).nullsNotDistinct(),
  ],
);

export const operatorsRecoveryCode = pgTable('operators_recovery_code', {
  codeHash: text('code_hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operatorsOperator.id),
});

/** Open and ended sessions. Only hashes of the two halves are kept. */
export const operatorsSession = pgTable(
  'operators_session',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    cookieHash: text('cookie_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('operators_session_cookie').on(table.cookieHash),
    index('operators_session_open').on(table.operatorId).where(sql`${table.endedAt} is null`),
    index('operators_session_ends').on(table.endsAt),
  ],
);

/** Half-way through signing in: the password was right, a code is asked for. */
export const operatorsChallenge = pgTable('operators_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operatorsOperator.id),
  expiresAt: at('expires_at').notNull(),
});

/** Stands for the token in an address, once. */
export const operatorsTicket = pgTable('operators_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => operatorsSession.id),
  purpose: text('purpose').notNull(),
  brandId: uuid('brand_id'),
  expiresAt: at('expires_at').notNull(),
});

/** What operators did and saw. Rows are only ever added: triggers refuse everything else, on both engines. */
export const operatorsAudit = pgTable(
  'operators_audit',
  {
    /** Made from the time, so that ordering by it is ordering by time. */
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    operatorId: uuid('operator_id'),
    sessionId: uuid('session_id'),
    kind: text('kind', { enum: ['change', 'view', 'access'] }).notNull(),
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
    check('operators_audit_kind', sql`${table.kind} in ('change', 'view', 'access')`),
    index('operators_audit_operator').on(table.operatorId, table.id),
    index('operators_audit_action').on(table.action, table.id),
    index('operators_audit_kind_id').on(table.kind, table.id),
    index('operators_audit_target').on(table.targetKind, table.targetId, table.id),
    index('operators_audit_brand').on(table.brandId, table.id),
    index('operators_audit_request').on(table.requestId, table.id),
  ],
);

/** How many records a day has, by brand; counted by a job and derivable from the record at any time. */
export const operatorsAuditDay = pgTable(
  'operators_audit_day',
  {
    day: at('day').notNull(),
    brandId: uuid('brand_id'),
    records: integer('records').notNull(),
  },
  (table) => [unique('operators_audit_day_once').on(table.day, table.brandId).nullsNotDistinct()],
);

/** Requests that need a second person. */
export const operatorsApproval = pgTable(
  'operators_approval',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    brandId: uuid('brand_id'),
    state: text('state', { enum: ['requested', 'approved', 'refused', 'cancelled', 'expired'] }).notNull(),
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
    check(
      'operators_approval_state',
      sql`${table.state} in ('requested', 'approved', 'refused', 'cancelled', 'expired')`,
    ),
    /** The rule itself, where no code can forget it. */
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
