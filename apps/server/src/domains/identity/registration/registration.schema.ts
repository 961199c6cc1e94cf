import { at } from '@parlour/database/columns';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../members/members.schema.ts';

/** What was agreed to: which document, when and from where. */
export const identityConsent = pgTable(
  'identity_consent',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull(),
    ip: text('ip').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('identity_consent_member').on(table.brandId, table.memberId),
    index('identity_consent_version').on(table.brandId, table.document, table.version),
    ofMember(table),
  ],
);
