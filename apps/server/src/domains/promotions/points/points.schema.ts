import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_point_lot_cause').on(table.brandId, table.cause),
    index('promotions_point_lot_member')
      .on(table.brandId, table.memberId, table.expiresAt, table.id)
      .where(sql`${table.left} > 0`),
    check('promotions_point_lot_left', sql`${table.left} >= 0 and ${table.left} <= ${table.earned}`),
  ],
);
