import { HOLD_STATES } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Money set aside until it is decided whether it leaves: in `locked` while open, then paid or given back, once. */
export const walletHold = pgTable(
  'wallet_hold',
  {
    brandId: uuid('brand_id').notNull(),
    /** The id of the posting that reserved it. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    state: text('state', { enum: HOLD_STATES }).notNull(),
    reference: text('reference').notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('wallet_hold_amount', sql`${table.amount} > 0`),
    check('wallet_hold_state', oneOf(table.state, HOLD_STATES)),
    check('wallet_hold_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    index('wallet_hold_by_state').on(table.brandId, table.state, table.id),
    index('wallet_hold_by_member').on(table.brandId, table.memberId, table.id),
  ],
);
