import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../members/members.schema.ts';

/** Recovery codes that are still good, as hashes. */
export const identityRecoveryCode = pgTable(
  'identity_recovery_code',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId, table.codeHash] }), ofMember(table)],
);
