import { TRANSFER_KINDS } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The last line of a member's account that is added up. Numbers have no gaps, so nothing is missed or counted twice.
 */
export const walletRolled = pgTable(
  'wallet_rolled',
  {
    brandId: uuid('brand_id').notNull(),
    accountId: uuid('account_id').notNull(),
    seq: parts('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.accountId] })],
);

/**
 * What moved on a member's account in one business day, by kind. Derived from the transfers, and can be derived again.
 */
export const walletDay = pgTable(
  'wallet_day',
  {
    brandId: uuid('brand_id').notNull(),
    accountId: uuid('account_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    moneyIn: parts('money_in').notNull(),
    moneyOut: parts('money_out').notNull(),
    count: parts('count').notNull(),
    lastSeq: parts('last_seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.accountId, table.day, table.kind] })],
);

/**
 * Which lines of an account are of a kind: an index of the transfers, in a separate table that is written later, so it
 * does not slow postings.
 */
export const walletRecord = pgTable(
  'wallet_record',
  {
    brandId: uuid('brand_id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    seq: parts('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.accountId, table.kind, table.seq] })],
);

/** The same sums over all members of a brand. */
export const walletBrandDay = pgTable(
  'wallet_brand_day',
  {
    brandId: uuid('brand_id').notNull(),
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    moneyIn: parts('money_in').notNull(),
    moneyOut: parts('money_out').notNull(),
    count: parts('count').notNull(),
    /** How many members had one. */
    members: parts('members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.day, table.currency, table.kind] })],
);

/**
 * The same sums in slots of the last business days, counted from each day's start. A day added up before there were
 * slots has none; then its counts differ from those of `wallet_brand_day`, and readers leave it out.
 */
export const walletBrandSlot = pgTable(
  'wallet_brand_slot',
  {
    brandId: uuid('brand_id').notNull(),
    day: date('day').notNull(),
    slot: integer('slot').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    moneyIn: parts('money_in').notNull(),
    moneyOut: parts('money_out').notNull(),
    count: parts('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.day, table.slot, table.currency, table.kind] })],
);

/**
 * Of a day that is over: how many members were first active in a slot of it. Counting them again would take longer the
 * more members there are.
 */
export const walletActiveSlot = pgTable(
  'wallet_active_slot',
  {
    brandId: uuid('brand_id').notNull(),
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    /** -1: added up before there were slots. */
    slot: integer('slot').notNull(),
    members: integer('members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.day, table.currency, table.slot] })],
);

/** Who had a transfer of a kind on a day: counts a member with several accounts once. */
export const walletMemberDay = pgTable(
  'wallet_member_day',
  {
    brandId: uuid('brand_id').notNull(),
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    memberId: uuid('member_id').notNull(),
    /** The slot of the first; null where it was added up before there were slots. */
    slot: integer('slot'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.day, table.currency, table.kind, table.memberId] }),
  ],
);

/** When a brand's books were last fully added up. */
export const walletRollup = pgTable('wallet_rollup', {
  brandId: uuid('brand_id').primaryKey(),
  at: at('at').notNull(),
});
