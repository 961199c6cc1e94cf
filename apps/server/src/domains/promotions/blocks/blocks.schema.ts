import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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

/** Members who have something in common and take part in no promotion, whoever they are at the time. */
export const promotionsSegmentBlock = pgTable(
  'promotions_segment_block',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    newForDays: integer('new_for_days'),
    registeredFrom: at('registered_from'),
    levelFrom: integer('level_from'),
    reason: text('reason').notNull(),
    blockedAt: at('blocked_at').notNull(),
    blockedBy: uuid('blocked_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    // Everybody is no segment.
    check(
      'promotions_segment_block_said',
      sql`num_nonnulls(${table.newForDays}, ${table.registeredFrom}, ${table.levelFrom}) > 0`,
    ),
  ],
);
