import { LEDGER_PURPOSES, TRANSFER_KINDS } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Whose money an account holds, its purpose and currency. Written once. */
export const walletAccount = pgTable(
  'wallet_account',
  {
    brandId: uuid('brand_id').notNull(),
    /** Derived from the account's identity (accounts.rules.ts), so it never needs to be looked up. */
    id: uuid('id').notNull(),
    /** A member's id, or the code of the house, a vendor, a cashier's channel. */
    owner: text('owner').notNull(),
    purpose: text('purpose', { enum: LEDGER_PURPOSES }).notNull(),
    currency: text('currency').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('wallet_account_about').on(table.brandId, table.owner, table.purpose, table.currency),
    index('wallet_account_purpose').on(table.brandId, table.purpose, table.id),
  ],
);

/**
 * What an account holds. Accounts without a floor are striped over several rows, so that postings do not queue for
 * them; the others have one row. `seq` counts the transfers that touched the row: it orders them and proves that a
 * writer saw the newest state.
 */
export const walletBalance = pgTable(
  'wallet_balance',
  {
    brandId: uuid('brand_id').notNull(),
    accountId: uuid('account_id').notNull(),
    stripe: smallint('stripe').notNull(),
    balance: parts('balance').notNull(),
    seq: parts('seq').notNull(),
    /** Null: it may go below zero, as the house's does. */
    floor: parts('floor'),
    /** Whether the owner may have limits or be excluded, so that postings must ask their guard. */
    isGuarded: boolean('is_guarded').notNull(),
    /** Never before the previous transfer, so time and `seq` agree. */
    movedAt: at('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.accountId, table.stripe] }),
    check('wallet_balance_floor', sql`${table.floor} is null or ${table.balance} >= ${table.floor}`),
  ],
);

/** Leads the index by time, which therefore serves only queries that ask for it: see the remark at the other indexes. */
export const hashOfBrand = (brandId: SQLWrapper): SQL => sql`uuid_hash(${brandId})`;

/**
 * Money that moved from one account (debit) to another (credit). Rows are never changed or deleted: triggers refuse it
 * on both engines, and on PostgreSQL the server's role has no right to. A posting is one or more lines under one id.
 */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    brandId: uuid('brand_id').notNull(),
    /** Made by the caller, so that a repeat is the same posting. */
    id: uuid('id').notNull(),
    line: smallint('line').notNull(),
    /** The first 128 bits of the SHA-256 of the request: the same id with other content is refused. */
    requestHash: uuid('request_hash').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    /** What the calling domain posts it for, such as an order or an approval. */
    reference: text('reference').notNull(),
    debitAccountId: uuid('debit_account_id').notNull(),
    debitStripe: smallint('debit_stripe').notNull(),
    debitSeq: parts('debit_seq').notNull(),
    debitBalance: parts('debit_balance').notNull(),
    creditAccountId: uuid('credit_account_id').notNull(),
    creditStripe: smallint('credit_stripe').notNull(),
    creditSeq: parts('credit_seq').notNull(),
    creditBalance: parts('credit_balance').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id, table.line] }),
    check('wallet_transfer_amount', sql`${table.amount} > 0`),
    check('wallet_transfer_two_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    // The brand comes last: a planner without statistics might choose any index that begins with it.
    uniqueIndex('wallet_transfer_debit').on(
      table.debitAccountId,
      table.debitStripe,
      table.debitSeq,
      table.brandId,
    ),
    uniqueIndex('wallet_transfer_credit').on(
      table.creditAccountId,
      table.creditStripe,
      table.creditSeq,
      table.brandId,
    ),
    index('wallet_transfer_at').on(hashOfBrand(table.brandId), table.at),
  ],
);

/**
 * What a guarded member deposited, staked and lost in the business day, week and month of their last transfer; written
 * in the transaction of the transfers and derivable from them.
 */
export const walletUsage = pgTable(
  'wallet_usage',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text('currency').notNull(),
    /** The business day of the figures; week and month contain it. */
    day: date('day').notNull(),
    depositedDay: parts('deposited_day').notNull(),
    depositedWeek: parts('deposited_week').notNull(),
    depositedMonth: parts('deposited_month').notNull(),
    stakedDay: parts('staked_day').notNull(),
    stakedWeek: parts('staked_week').notNull(),
    stakedMonth: parts('staked_month').notNull(),
    lostDay: parts('lost_day').notNull(),
    lostWeek: parts('lost_week').notNull(),
    lostMonth: parts('lost_month').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId, table.currency] })],
);
