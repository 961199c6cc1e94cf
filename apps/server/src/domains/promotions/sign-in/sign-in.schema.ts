import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';

/** A member's sign-in on a business day, and its place in their cycle. */
export const promotionsSignIn = pgTable(
  'promotions_sign_in',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    place: smallint('place').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.day] }),
    check(
      'promotions_sign_in_place',
      sql`${table.place} between 1 and ${sql.raw(String(SIGN_IN_POINTS.length))}`,
    ),
  ],
);
