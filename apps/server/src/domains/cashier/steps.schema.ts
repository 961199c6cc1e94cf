import { at } from '@parlour/database/columns';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What happened to a deposit or a withdrawal, in order. */
export const cashierStep = pgTable(
  'cashier_step',
  {
    brandId: uuid('brand_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** 1, 2, 3: of two writers that continue from the same state, one fails. */
    place: integer('place').notNull(),
    state: text('state').notNull(),
    /** `member`, `gateway`, `system`, or the id of an operator. */
    by: text('by').notNull(),
    reason: text('reason'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.subjectId, table.place] })],
);
