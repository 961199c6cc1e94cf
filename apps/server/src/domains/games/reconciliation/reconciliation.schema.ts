import {
  VENDOR_DIFFERENCE_KINDS,
  VENDOR_DIFFERENCE_STATES,
  VENDOR_RECONCILIATION_STATES,
} from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** The last comparison of a business day with a vendor's report; a repeat replaces it. */
export const gamesReconciliation = pgTable(
  'games_reconciliation',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state', { enum: VENDOR_RECONCILIATION_STATES }).notNull(),
    /** How many transactions either side knows. */
    compared: integer('compared').notNull(),
    /** How many differed, including those not kept. */
    differences: integer('differences').notNull(),
    totals: jsonb('totals').$type<ReconciledTotals[]>().notNull(),
    /** Failed requests since the vendor last answered. */
    failures: integer('failures').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    unique('games_reconciliation_once').on(table.brandId, table.vendor, table.day),
    check('games_reconciliation_state', oneOf(table.state, VENDOR_RECONCILIATION_STATES)),
  ],
);

/** By currency, whole numbers as text: stakes, wins and the number of transactions. */
export type ReconciledTotals = {
  readonly currency: string;
  readonly ours: SideTotals;
  readonly theirs: SideTotals;
};

type SideTotals = { readonly count: number; readonly bets: string; readonly wins: string };

/** A transaction on which a vendor and we disagree. The row is never deleted. */
export const gamesDifference = pgTable(
  'games_difference',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind', { enum: VENDOR_DIFFERENCE_KINDS }).notNull(),
    memberId: uuid('member_id'),
    round: text('round').notNull(),
    /** What each side says; null: nothing. */
    ours: text('ours'),
    theirs: text('theirs'),
    state: text('state', { enum: VENDOR_DIFFERENCE_STATES }).notNull(),
    foundAt: at('found_at').notNull(),
    /** Ended by an operator, or because both sides agree now. */
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    unique('games_difference_once').on(table.brandId, table.vendor, table.transactionId),
    index('games_difference_day').on(table.brandId, table.vendor, table.day),
    index('games_difference_open').on(table.brandId, table.vendor).where(sql`${table.state} = 'open'`),
    check('games_difference_state', oneOf(table.state, VENDOR_DIFFERENCE_STATES)),
    check('games_difference_kind', oneOf(table.kind, VENDOR_DIFFERENCE_KINDS)),
  ],
);
