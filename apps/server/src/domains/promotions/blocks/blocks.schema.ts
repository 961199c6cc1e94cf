import { at } from '@parlour/database/columns';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A member who takes part in no promotion. */
export const promotionsBlock = pgTable(
  'promotions_block',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason').notNull(),
    blockedAt: at('blocked_at').notNull(),
    blockedBy: uuid('blocked_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] })],
);
