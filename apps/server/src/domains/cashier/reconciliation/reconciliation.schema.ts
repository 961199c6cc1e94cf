import type { GatewayDifferenceKind } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A comparison of one business day with one gateway's report. */
export const cashierReconciliation = pgTable(
  'cashier_reconciliation',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day').notNull(),
    gateway: text('gateway').notNull(),
    at: at('at').notNull(),
    compared: integer('compared').notNull(),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('cashier_reconciliation_by_gateway').on(table.brandId, table.gateway, table.id),
  ],
);

export type Difference = {
  kind: GatewayDifferenceKind;
  what: 'order' | 'payout';
  reference: string;
  ours: string | null;
  theirs: string | null;
};
