import { at } from '@parlour/database/columns';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** The first answer to a call that moves money, under the key its caller made; expires. */
export const walletIdempotency = pgTable(
  'wallet_idempotency',
  {
    brandId: uuid('brand_id').notNull(),
    /** Whose call it was: each caller has its own keys. */
    caller: text('caller').notNull(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null: still running. */
    status: integer('status'),
    answer: jsonb('answer'),
    startedAt: at('started_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.caller, table.key] }),
    index('wallet_idempotency_expiry').on(table.expiresAt),
  ],
);
