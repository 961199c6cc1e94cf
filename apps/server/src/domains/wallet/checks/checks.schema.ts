import { at, parts } from '@parlour/database/columns';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A run of the checker over one brand's books. */
export const walletCheck = pgTable(
  'wallet_check',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    startedAt: at('started_at').notNull(),
    finishedAt: at('finished_at').notNull(),
    accounts: integer('accounts').notNull(),
    transfers: parts('transfers').notNull(),
    /** The count of all; only the first ones are kept. */
    findingsTotal: integer('findings_total').notNull(),
    findings: jsonb('findings').$type<LedgerFinding[]>().notNull(),
    startedBy: text('started_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export type LedgerFinding = { kind: string; subject: string; expected: string; found: string };
