import type { GatewayDifferenceKind } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** A comparison of one business day with the gateway's report. */
export const cashierReconciliation = pgTable(
  'cashier_reconciliation',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day').notNull(),
    at: at('at').notNull(),
    compared: integer('compared').notNull(),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export type Difference = {
  kind: GatewayDifferenceKind;
  what: 'order' | 'payout';
  reference: string;
  ours: string | null;
  theirs: string | null;
};
