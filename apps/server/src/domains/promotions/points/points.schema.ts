import { REWARD_SOURCES } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Points that came together, and expire together. */
export const promotionsPointLot = pgTable(
  'promotions_point_lot',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** What they were given for: given once. */
    cause: text('cause').notNull(),
    earned: integer('earned').notNull(),
    left: integer('left').notNull(),
    earnedAt: at('earned_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Null: earned before this was kept, or given back. */
    source: text('source', { enum: REWARD_SOURCES }),
    /** They were spent, and came back with a later expiry than they had. */
    isReturned: boolean('is_returned').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_point_lot_cause').on(table.brandId, table.cause),
    index('promotions_point_lot_member')
      .on(table.brandId, table.memberId, table.expiresAt, table.id)
      .where(sql`${table.left} > 0`),
    index('promotions_point_lot_history').on(table.brandId, table.memberId, table.earnedAt),
    // A forecast reads what was earned in some days.
    index('promotions_point_lot_earned').on(table.brandId, table.earnedAt),
    check('promotions_point_lot_left', sql`${table.left} >= 0 and ${table.left} <= ${table.earned}`),
  ],
);

/** What was spent of a lot, and whether it came back. */
export const promotionsPointUse = pgTable(
  'promotions_point_use',
  {
    brandId: uuid('brand_id').notNull(),
    /** Of the spending: one for all its lots. */
    id: uuid('id').notNull(),
    lotId: uuid('lot_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** What they were spent on: it spends once. */
    cause: text('cause').notNull(),
    points: integer('points').notNull(),
    at: at('at').notNull(),
    returnedAt: at('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id, table.lotId] }),
    uniqueIndex('promotions_point_use_cause').on(table.brandId, table.cause, table.lotId),
    index('promotions_point_use_member').on(table.brandId, table.memberId, table.at),
    check('promotions_point_use_points', sql`${table.points} > 0`),
  ],
);
