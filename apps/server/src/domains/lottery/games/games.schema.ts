import type { LotterySetup } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
    /** What holds instead from a moment on, as the next version; `currentOf` reads a row by the clock. */
    plannedSetup: jsonb('planned_setup').$type<LotterySetup>(),
    plannedFrom: at('planned_from'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.code] }),
    check('lottery_game_planned', sql`(${table.plannedSetup} is null) = (${table.plannedFrom} is null)`),
  ],
);
