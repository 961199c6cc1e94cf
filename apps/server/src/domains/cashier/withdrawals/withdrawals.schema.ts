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

/** Money a member asked to withdraw. It is in a hold of the same id until it is paid or given back. */
export const cashierWithdrawal = pgTable(
  'cashier_withdrawal',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    memberId: uuid('member_id').notNull(),
    cardId: uuid('card_id').notNull(),
    /** Copied from the card at the time of the request. */
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
    /** Hints for the deciding operator, as of the request. */
    hints: jsonb('hints').$type<RiskHint[]>().notNull(),
    /** The gateway that pays it out, whatever the brand changes later. */
    gateway: text('gateway').notNull(),
    gatewayPayment: text('gateway_payment'),
    /** Where the gateway reports the outcome: at the site the member used. */
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
