import { ROUND_STEP_KINDS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A vendor's transaction on a member's money, written together with the ledger's entries. A rollback that came before
 * its bet leaves a tombstone under the bet's id, so that the bet finds its id taken.
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
    /** The bonus that paid a part of the stake, or has a part of the win, and that part. */
    bonusId: uuid('bonus_id'),
    bonusAmount: parts('bonus_amount').notNull().default(sql`0`),
    /** The free rounds that a bet is one of, or a win comes from. Such a bet moves nothing: its amount is zero. */
    rewardId: uuid('reward_id'),
    /** For wins and rollbacks: the transaction they name. */
    referenceId: uuid('reference_id'),
    supplierId: text('supplier_id').notNull(),
    /** Hash of everything that must be equal in a repeat of the same id. */
    requestHash: text('request_hash').notNull(),
    /** The member's balance after it, which repeats are answered with. */
    balance: parts('balance').notNull(),
    /** Nothing moved: a win of zero, a rollback of something already rolled back. */
    isEmpty: boolean('is_empty').notNull(),
    note: text('note').notNull(),
    /** What the house adds to the jackpot for this bet, as it was when the bet was placed. */
    contribution: parts('contribution'),
    /**
     * For a bet with a contribution: its place in the vendor's account, by which the jackpot processes bets in order.
     */
    entryStripe: smallint('entry_stripe'),
    entrySeq: parts('entry_seq'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    check('games_transaction_kind', oneOf(table.kind, ROUND_STEP_KINDS)),
    // Without brand and vendor: a planner without statistics might choose any index that has them, and read everything
    // a vendor ever sent.
    index('games_transaction_round').on(table.round, table.memberId),
    index('games_transaction_closed').on(table.round).where(sql`${table.closesRound}`),
    index('games_transaction_about').on(table.referenceId),
    index('games_transaction_member').on(table.memberId, table.at),
    index('games_transaction_time').on(table.at),
    index('games_transaction_entry')
      .on(table.brandId, table.vendor, table.entryStripe, table.entrySeq)
      .where(sql`${table.contribution} > 0`),
    index('games_transaction_bonus').on(table.bonusId).where(sql`${table.bonusId} is not null`),
    index('games_transaction_reward').on(table.rewardId).where(sql`${table.rewardId} is not null`),
    index('games_transaction_won')
      .on(table.brandId, table.at, table.transactionId)
      .where(sql`${table.kind} = 'win' and not ${table.isEmpty}`),
  ],
);

/** Notes of wins that the member does not have: they wait, or were never paid. */
export const NOT_WON = `'held', 'refused', 'taken_back'`;

/** A vendor's call that an operator must review, such as the rollback of a bet that has won. */
export const gamesAlert = pgTable(
  'games_alert',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** The refused transaction. */
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id').notNull(),
    referenceId: uuid('reference_id').notNull(),
    at: at('at').notNull(),
    /** When it was reviewed, by whom, and the decision; null: it waits. */
    settledAt: at('settled_at'),
    settledBy: uuid('settled_by'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    index('games_alert_waiting').on(table.brandId, table.at).where(sql`${table.settledAt} is null`),
  ],
);
