import { SOCIAL_PROVIDERS } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../members/members.schema.ts';

/** A third-party account that signs in to ours. It stays where the brand has it so (specification section 4). */
export const identitySocial = pgTable(
  'identity_social',
  {
    brandId: uuid('brand_id').notNull(),
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id').notNull(),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.provider, table.subject] }),
    uniqueIndex('identity_social_member').on(table.brandId, table.memberId, table.provider),
    ofMember(table),
  ],
);
