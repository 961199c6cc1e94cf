import { at } from '@parlour/database/columns';
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
    currency: text('currency').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('games_session_token').on(table.tokenHash),
    index('games_session_member').on(table.brandId, table.memberId, table.createdAt),
  ],
);
