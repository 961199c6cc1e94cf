import {
  INTERACTION_KINDS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LOCK_COVERS,
  PROTECTION_CHANGES,
} from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

const parts = (name: string) => bigint(name, { mode: 'bigint' });

/** A limit a member set. Lowering it takes effect at once; raising waits in the `asked` columns for its confirmation. */
export const protectionLimit = pgTable(
  'protection_limit',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: LIMIT_KINDS }).notNull(),
    period: text('period', { enum: LIMIT_PERIODS }).notNull(),
    /** Null: none. */
    amount: parts('amount'),
    changedAt: at('changed_at').notNull(),
    /** When a raise was requested; null: none waits. */
    askedAt: at('asked_at'),
    /** The requested amount; null: no limit. */
    askedAmount: parts('asked_amount'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.kind, table.period] }),
    check('protection_limit_amount', sql`${table.amount} is null or ${table.amount} > 0`),
  ],
);

/** A period in which a member excluded themselves from play. Never shortened, never deleted. */
export const protectionExclusion = pgTable(
  'protection_exclusion',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Null: for ever. */
    endsAt: at('ends_at'),
    /** The operator who set it at the member's request; null: the member. */
    setBy: uuid('set_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('protection_exclusion_member').on(table.brandId, table.memberId, table.id),
  ],
);

/** A lock an operator set on deposits or on play, to protect the member. */
export const protectionLock = pgTable(
  'protection_lock',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    covers: text('covers', { enum: LOCK_COVERS }).notNull(),
    reason: text('reason').notNull(),
    lockedBy: uuid('locked_by').notNull(),
    lockedAt: at('locked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId, table.covers] })],
);

/**
 * Everything that binds the member's money, in one row, so that a batch of postings needs one query. Written in the
 * transaction of every change of a limit, exclusion or lock.
 */
export const protectionGuard = pgTable(
  'protection_guard',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Null: not excluded. For ever is `FOR_EVER_MS`. */
    excludedUntil: at('excluded_until'),
    isDepositLocked: boolean('is_deposit_locked').notNull(),
    isPlayLocked: boolean('is_play_locked').notNull(),
    /** Limits in force, in parts, by kind and period, as text. */
    limits: jsonb('limits').$type<Record<string, Record<string, string>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] })],
);

/** How often a member wants to be told how long they have been playing, and the sitting that is now. */
export const protectionRealityCheck = pgTable(
  'protection_reality_check',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Null: never. */
    everyMinutes: integer('every_minutes'),
    /** When the sitting began, when they were last there, and when the last reminder was read. */
    sittingSince: at('sitting_since').notNull(),
    seenAt: at('seen_at').notNull(),
    toldAt: at('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] })],
);

/** What changed about a member's protection, by whom and why. Only added to. */
export const protectionChange = pgTable(
  'protection_change',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    at: at('at').notNull(),
    what: text('what', { enum: PROTECTION_CHANGES }).notNull(),
    /** Null: the member. */
    operatorId: uuid('operator_id'),
    reason: text('reason'),
    /** Which limit, lock or term, before and after, in wire form. */
    about: jsonb('about').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('protection_change_member').on(table.brandId, table.memberId, table.id),
  ],
);

/** A conversation of an operator with a member about their play. */
export const protectionInteraction = pgTable(
  'protection_interaction',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    at: at('at').notNull(),
    operatorId: uuid('operator_id').notNull(),
    kind: text('kind', { enum: INTERACTION_KINDS }).notNull(),
    note: text('note').notNull(),
    /** When to speak with them again; null: no need. */
    followUpOn: date('follow_up_on'),
    followedAt: at('followed_at'),
    followedBy: uuid('followed_by'),
    followedNote: text('followed_note'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('protection_interaction_member').on(table.brandId, table.memberId, table.id),
    index('protection_interaction_due')
      .on(table.brandId, table.followUpOn)
      .where(sql`${table.followUpOn} is not null and ${table.followedAt} is null`),
  ],
);
