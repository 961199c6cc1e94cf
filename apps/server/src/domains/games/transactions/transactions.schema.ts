import { ROUND_STEP_KINDS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What a vendor did to a member's money: one row per transaction of the vendor's, written together with the ledger's
 * entries. A rollback that came before its bet leaves a tombstone under the bet's own id, so that the bet finds its place
 * taken.
 */
export const gamesTransaction = pgTable(
  'games_transaction',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind', { enum: ROUND_STEP_KINDS }).notNull(),
    memberId: uuid('member_id').notNull(),
    gameCode: text('game_code').notNull(),
    round: text('round').notNull(),
    closesRound: boolean('closes_round').notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    /** Of wins and rollbacks: the transaction they are about. */
    referenceId: uuid('reference_id'),
    supplierId: text('supplier_id').notNull(),
    /** Over what must not differ when the same id comes again. */
    requestHash: text('request_hash').notNull(),
    /** Of the member after it: what a repeat is answered with. */
    balance: parts('balance').notNull(),
    /** Nothing moved: a win of nought, a rollback of what was rolled back. */
    isEmpty: boolean('is_empty').notNull(),
    note: text('note').notNull(),
    /** What the house adds to the jackpot for this bet, as it was when the bet was placed. */
    contribution: parts('contribution'),
    /** Of a bet with a contribution: its place in the vendor's account, by which the jackpot goes through them in order. */
    entryStripe: smallint('entry_stripe'),
    entrySeq: parts('entry_seq'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    check('games_transaction_kind', oneOf(table.kind, ROUND_STEP_KINDS)),
    // No brand and no vendor in these: of several indexes that have them a planner without figures takes any, and then
    // goes through all that a vendor ever sent.
    index('games_transaction_round').on(table.round, table.memberId),
    index('games_transaction_closed').on(table.round).where(sql`${table.closesRound}`),
    index('games_transaction_about').on(table.referenceId),
    index('games_transaction_member').on(table.memberId, table.at),
    index('games_transaction_time').on(table.at),
    index('games_transaction_entry')
      .on(table.brandId, table.vendor, table.entryStripe, table.entrySeq)
      .where(sql`${table.contribution} > 0`),
    index('games_transaction_won')
      .on(table.brandId, table.at, table.transactionId)
      .where(sql`${table.kind} = 'win' and not ${table.isEmpty}`),
  ],
);

/** What a vendor asked for and an operator has to look at, such as the rollback of a bet that has won. */
export const gamesAlert = pgTable(
  'games_alert',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** Of the transaction that was refused. */
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id').notNull(),
    referenceId: uuid('reference_id').notNull(),
    at: at('at').notNull(),
    /** When somebody had looked at it, who, and what they made of it; null: it waits. */
    settledAt: at('settled_at'),
    settledBy: uuid('settled_by'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    index('games_alert_waiting').on(table.brandId, table.at).where(sql`${table.settledAt} is null`),
  ],
);
