import type { PresenterDocument } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** Who presents for a brand. The site shows all of them at once, so a presenter is one document. */
export const messagesPresenter = pgTable(
  'messages_presenter',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    document: jsonb('document').$type<PresenterDocument>().notNull(),
    changedAt: at('changed_at').notNull(),
    /** Null: the demo. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);
