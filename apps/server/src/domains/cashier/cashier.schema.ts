import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RiskHint } from './risk.rules.ts';

/** Money a member means to bring in. What was agreed on (fee, channel) is kept with it, whatever the brand says later. */
export const cashierDeposit = pgTable(
  'cashier_deposit',
  {
    brandId: uuid('brand_id').notNull(),
    /** Also the id of the posting that credits it, so that it can be credited once. */
    id: uuid('id').notNull(),
    /** Short, for people. */
    number: text('number').notNull(),
    memberId: uuid('member_id').notNull(),
    channel: text('channel').notNull(),
    method: text('method').notNull(),
    bank: text('bank'),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    fee: parts('fee').notNull(),
    /** What arrives in the member's account; when credited, what did. */
    credited: parts('credited').notNull(),
    state: text('state').notNull(),
    payUrl: text('pay_url'),
    /** The gateway's own name for it. */
    gatewayPayment: text('gateway_payment'),
    /** What the gateway said was paid, as it said it. */
    cameAmount: text('came_amount'),
    cameCurrency: text('came_currency'),
    cameAt: at('came_at'),
    payerName: text('payer_name'),
    isSent: boolean('is_sent').notNull(),
    promotionId: uuid('promotion_id'),
    reason: text('reason'),
    /** The first of two approvals: whose, and of how much. */
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
    check('cashier_deposit_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
);

/** Each call of the gateway that was signed rightly, once: a repeat finds it and changes nothing. */
export const cashierCallback = pgTable(
  'cashier_callback',
  {
    brandId: uuid('brand_id').notNull(),
    event: text('event').notNull(),
    kind: text('kind').notNull(),
    /** The deposit or withdrawal it is about. */
    subjectId: uuid('subject_id'),
    body: jsonb('body').notNull(),
    outcome: text('outcome').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.event] }),
    index('cashier_callback_by_subject').on(table.brandId, table.subjectId, table.receivedAt),
  ],
);

/** What happened to a deposit or a withdrawal, in order. */
export const cashierStep = pgTable(
  'cashier_step',
  {
    brandId: uuid('brand_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** 1, 2, 3: the next one is one more, so that of two who go on from the same state one fails. */
    place: integer('place').notNull(),
    state: text('state').notNull(),
    /** `member`, `gateway`, `system`, or the id of an operator. */
    by: text('by').notNull(),
    reason: text('reason'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.subjectId, table.place] })],
);

export const cashierCard = pgTable(
  'cashier_card',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    bank: text('bank').notNull(),
    /** Sealed with the master key; nobody reads it but who pays out. */
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
    state: text('state').notNull(),
    needsTwo: boolean('needs_two').notNull(),
    takenBy: uuid('taken_by'),
    approvedBy: uuid('approved_by').array().notNull(),
    /** What whoever decides should know, as it was when it was asked for. */
    hints: jsonb('hints').$type<RiskHint[]>().notNull(),
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

/** What has to be staked before money may leave, and why. Stakes after `afterSeq` are in the ledger and not yet in `done`. */
export const cashierTurnover = pgTable(
  'cashier_turnover',
  {
    brandId: uuid('brand_id').notNull(),
    /** That of the deposit, or of what was given. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    currency: text('currency').notNull(),
    times: text('times').notNull(),
    amount: parts('amount').notNull(),
    required: parts('required').notNull(),
    done: parts('done').notNull(),
    /** The number of the last transfer of the member's account that was counted; the same for all that are open. */
    afterSeq: parts('after_seq').notNull(),
    createdAt: at('created_at').notNull(),
    /** Met, or no longer asked for. */
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('cashier_turnover_by_member')
      .on(table.brandId, table.memberId, table.createdAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A comparison of one business day with the gateway's report. */
export const cashierReconciliation = pgTable(
  'cashier_reconciliation',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day').notNull(),
    at: at('at').notNull(),
    compared: integer('compared').notNull(),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export type Difference = {
  kind: 'missing_here' | 'missing_there' | 'amount' | 'state';
  what: 'order' | 'payout';
  reference: string;
  ours: string | null;
  theirs: string | null;
};
