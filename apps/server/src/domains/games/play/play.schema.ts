import { PRODUCTS } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A member at a vendor's title, identified by the vendor's token. Currency and title never change. */
export const gamesSession = pgTable(
  'games_session',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    /** The member's session it was opened in, with which it ends; null for those from before that was kept. */
    sessionId: uuid('session_id'),
    currency: text('currency').notNull(),
    /** What its stakes belong to, for bonuses that allow one product. */
    product: text('product', { enum: PRODUCTS }).notNull().default('casino'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('games_session_token').on(table.tokenHash),
    index('games_session_member').on(table.brandId, table.memberId, table.createdAt),
    index('games_session_under')
      .on(table.brandId, table.sessionId, table.expiresAt)
      .where(sql`${table.sessionId} is not null`),
  ],
);
