import { at } from '@parlour/database/columns';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Key pairs for sealed bodies, shared by all brands; the private half is encrypted with the master key. */
export const systemSealingKey = pgTable('system_sealing_key', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Sealed bodies that were opened: each opens once across all processes and brands. */
export const systemSeenSeal = pgTable('system_seen_seal', {
  jti: text('jti').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});
