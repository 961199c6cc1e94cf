import type { LotterySetup } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A lottery of a brand. */
export const lotteryGame = pgTable(
  'lottery_game',
  {
    brandId: uuid('brand_id').notNull(),
    code: text('code').notNull(),
    /** Its place in lists. */
    position: integer('position').notNull(),
    setup: jsonb('setup').$type<LotterySetup>().notNull(),
    /** Grows with every change of the setup. */
    version: integer('version').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.code] })],
);
