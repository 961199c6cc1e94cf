import { DEPOSIT_METHODS, DEPOSIT_STATES } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Money a member wants to deposit. The agreed terms (fee, channel) are stored with it, whatever the brand changes
 * later.
 */
export const cashierDeposit = pgTable(
  'cashier_deposit',
  {
    brandId: uuid('brand_id').notNull(),
    /** Also the id of the posting that credits it, so it can be credited only once. */
    id: uuid('id').notNull(),
    /** Short, for people. */
    number: text('number').notNull(),
    memberId: uuid('member_id').notNull(),
    channel: text('channel').notNull(),
    method: text('method', { enum: DEPOSIT_METHODS }).notNull(),
    /** The gateway at the time of the deposit; null: a transfer by hand. */
    gateway: text('gateway'),
    bank: text('bank'),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    fee: parts('fee').notNull(),
    /** What the member's account gets; once credited, what it got. */
    credited: parts('credited').notNull(),
    state: text('state', { enum: DEPOSIT_STATES }).notNull(),
    payUrl: text('pay_url'),
    /** The gateway's own id of it. */
    gatewayPayment: text('gateway_payment'),
    /** The paid amount, in the gateway's spelling. */
    cameAmount: text('came_amount'),
    cameCurrency: text('came_currency'),
    cameAt: at('came_at'),
    payerName: text('payer_name'),
    isSent: boolean('is_sent').notNull(),
    promotionId: uuid('promotion_id'),
    reason: text('reason'),
    /** The first of two approvals: by whom, and of how much. */
    approvedBy: uuid('approved_by'),
    approvedAmount: parts('approved_amount'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    concludedAt: at('concluded_at'),
    /** When the gateway is asked next, if it does not call. */
    askAt: at('ask_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('cashier_deposit_number').on(table.brandId, table.number),
    index('cashier_deposit_by_member').on(table.brandId, table.memberId, table.id),
    index('cashier_deposit_by_state').on(table.brandId, table.state, table.id),
    index('cashier_deposit_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    check('cashier_deposit_gateway', sql`(${table.method} = 'transfer') = (${table.gateway} is null)`),
    check('cashier_deposit_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
);

/** Each genuine callback of a gateway, once: a repeat finds it and changes nothing. */
export const cashierCallback = pgTable(
  'cashier_callback',
  {
    brandId: uuid('brand_id').notNull(),
    /** Whose event id it is: two gateways may use the same. */
    gateway: text('gateway').notNull(),
    event: text('event').notNull(),
    kind: text('kind').notNull(),
    /** The deposit or withdrawal it is about. */
    subjectId: uuid('subject_id'),
    body: jsonb('body').notNull(),
    outcome: text('outcome').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.gateway, table.event] }),
    index('cashier_callback_by_subject').on(table.brandId, table.subjectId, table.receivedAt),
  ],
);
