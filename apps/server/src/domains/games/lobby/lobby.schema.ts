import { at } from '@parlour/database/columns';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const gamesFavourite = pgTable(
  'games_favourite',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.nodeId] }),
    index('games_favourite_newest').on(table.brandId, table.memberId, table.at),
  ],
);

/** When a member last opened a title, and how often. */
export const gamesRecent = pgTable(
  'games_recent',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
    opened: integer('opened').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.nodeId] }),
    index('games_recent_newest').on(table.brandId, table.memberId, table.at),
    index('games_recent_popular').on(table.brandId, table.at),
  ],
);
