import type { PromotionSettings } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** What a brand decided about its promotions as a whole, every version of it; the last one holds. */
export const promotionsSettings = pgTable(
  'promotions_settings',
  {
    brandId: uuid('brand_id').notNull(),
    version: integer('version').notNull(),
    settings: jsonb('settings').$type<PromotionSettings>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);
