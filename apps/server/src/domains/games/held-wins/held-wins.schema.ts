import { HELD_WIN_STATES, WIN_LIMITS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A win that a vendor was told is accepted, and that the member gets only if two people release it. */
export const gamesHeldWin = pgTable(
  'games_held_win',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** Of the vendor's win. */
    transactionId: uuid('transaction_id').notNull(),
    memberId: uuid('member_id').notNull(),
    gameCode: text('game_code').notNull(),
    round: text('round').notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    /** Which limit it was beyond, and how high that was. */
    why: text('why', { enum: WIN_LIMITS }).notNull(),
    limitAmount: parts('limit_amount').notNull(),
    at: at('at').notNull(),
    state: text('state', { enum: HELD_WIN_STATES }).notNull(),
    settledAt: at('settled_at'),
    /** The operator who decided; null: the vendor took it back. */
    settledBy: uuid('settled_by'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    check('games_held_win_state', oneOf(table.state, HELD_WIN_STATES)),
    check('games_held_win_why', oneOf(table.why, WIN_LIMITS)),
    index('games_held_win_at').on(table.brandId, table.at, table.transactionId),
    index('games_held_win_waiting').on(table.brandId).where(sql`${table.state} = 'held'`),
  ],
);

/** What a vendor's account held when its first win of a business day came: what it wins of the house is counted from there. */
export const gamesVendorDay = pgTable(
  'games_vendor_day',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    currency: text('currency').notNull(),
    day: text('day').notNull(),
    balance: parts('balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.vendor, table.currency, table.day] })],
);
