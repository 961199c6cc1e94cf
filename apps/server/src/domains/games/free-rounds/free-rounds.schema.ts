import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Rounds that a member may play without staking anything, at one title of a vendor. The terms never change. */
export const gamesFreeRounds = pgTable(
  'games_free_rounds',
  {
    brandId: uuid('brand_id').notNull(),
    /** The reward's id at the vendor, under which a repeated call is recognised. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    /** Of each round. */
    value: parts('value').notNull(),
    count: integer('count').notNull(),
    /** Bets that the vendor sent under it and did not roll back. */
    used: integer('used').notNull(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
    cancelledAt: at('cancelled_at'),
    /** When the vendor acknowledged it, or that it is cancelled; null: it has to be told. */
    toldAt: at('told_at'),
    /** How often the vendor was asked in vain since. */
    attempts: integer('attempts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('games_free_rounds_member').on(table.brandId, table.memberId, table.id),
    check('games_free_rounds_used', sql`${table.used} >= 0 and ${table.used} <= ${table.count}`),
    check('games_free_rounds_terms', sql`${table.value} > 0 and ${table.count} > 0`),
  ],
);
