import { at, bytes } from '@parlour/database/columns';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../members/members.schema.ts';

export const identityPasskey = pgTable(
  'identity_passkey',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    label: text('label').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('identity_passkey_credential').on(table.brandId, table.credentialId),
    index('identity_passkey_member').on(table.brandId, table.memberId),
    ofMember(table),
  ],
);
