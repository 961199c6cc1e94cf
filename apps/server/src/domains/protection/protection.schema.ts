import { LIMIT_KINDS, LIMIT_PERIODS, LOCK_COVERS } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
