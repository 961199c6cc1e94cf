import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const cashierCard = pgTable(
  'cashier_card',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    bank: text('bank').notNull(),
    /** Sealed with the master key; only payouts read it. */
    numberSealed: text('number_sealed').notNull(),
    /** Keyed digest of the number: one card belongs to one member of the brand. */
    numberDigest: text('number_digest').notNull(),
    last4: text('last4').notNull(),
    holder: text('holder').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('cashier_card_number')
      .on(table.brandId, table.numberDigest)
      .where(sql`${table.removedAt} is null`),
    index('cashier_card_by_member').on(table.brandId, table.memberId, table.id),
  ],
);
