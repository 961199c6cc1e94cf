import { at } from '@parlour/database/columns';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A sent code, to be typed back. Unknown numbers get a row too, so that nothing tells them apart. */
export const identityCode = pgTable(
  'identity_code',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    purpose: text('purpose', { enum: ['register', 'login', 'password', 'contact', 'proof'] }).notNull(),
    /** The number or address it went to. */
    recipient: text('recipient').notNull(),
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('identity_code_recipient').on(table.brandId, table.purpose, table.recipient),
    index('identity_code_expires').on(table.expiresAt),
  ],
);
