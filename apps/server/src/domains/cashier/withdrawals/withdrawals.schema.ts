import { WITHDRAWAL_STATES } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RiskHint } from './risk.rules.ts';

/** Money a member asked to be sent away. It is in a hold of the same id until it is paid or given back. */
export const cashierWithdrawal = pgTable(
  'cashier_withdrawal',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    memberId: uuid('member_id').notNull(),
    cardId: uuid('card_id').notNull(),
    /** As the card was when it was asked for. */
    bank: text('bank').notNull(),
    last4: text('last4').notNull(),
    holder: text('holder').notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    fee: parts('fee').notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    needsTwo: boolean('needs_two').notNull(),
    takenBy: uuid('taken_by'),
    approvedBy: uuid('approved_by').array().notNull(),
    /** What whoever decides should know, as it was when it was asked for. */
    hints: jsonb('hints').$type<RiskHint[]>().notNull(),
    /** Which one pays it out, whatever the brand says later. */
    gateway: text('gateway').notNull(),
    gatewayPayment: text('gateway_payment'),
    /** Where the gateway tells how it went: at the site the member asked from. */
    notifyUrl: text('notify_url').notNull(),
    /** The business day it counts in. */
    day: date('day').notNull(),
    createdAt: at('created_at').notNull(),
    concludedAt: at('concluded_at'),
    askAt: at('ask_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('cashier_withdrawal_number').on(table.brandId, table.number),
    index('cashier_withdrawal_by_member').on(table.brandId, table.memberId, table.id),
    index('cashier_withdrawal_by_state').on(table.brandId, table.state, table.id),
    index('cashier_withdrawal_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    check(
      'cashier_withdrawal_amounts',
      sql`${table.amount} > 0 and ${table.fee} >= 0 and ${table.fee} < ${table.amount}`,
    ),
  ],
);
