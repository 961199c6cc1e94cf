import {
  MALL_CANCELLERS,
  MALL_KINDS,
  MALL_ORDER_STATES,
  type MallCredit,
  type MallDocument,
} from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** An item of the mall as it is now, and how many of it are left. */
export const promotionsMallItem = pgTable(
  'promotions_mall_item',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<MallDocument>().notNull(),
    /** Taken from in the transaction of an order: there is no other count. */
    stock: integer('stock').notNull(),
    changedAt: at('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('promotions_mall_item_stock', sql`${table.stock} >= 0`),
  ],
);

/** What a member exchanged points for, with a copy of what was promised. */
export const promotionsMallOrder = pgTable(
  'promotions_mall_order',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Made by the caller: a repeated call orders once. */
    key: uuid('key').notNull(),
    itemId: uuid('item_id').notNull(),
    kind: text('kind', { enum: MALL_KINDS }).notNull(),
    texts: jsonb('texts').$type<MallDocument['texts']>().notNull(),
    picture: text('picture'),
    currency: text('currency').notNull(),
    credit: jsonb('credit').$type<MallCredit>(),
    /** Zero: it was won. */
    price: integer('price').notNull(),
    count: integer('count').notNull(),
    state: text('state', { enum: MALL_ORDER_STATES }).notNull(),
    /** Of goods; encrypted at rest. */
    sealedAddress: text('sealed_address'),
    carrier: text('carrier'),
    tracking: text('tracking'),
    orderedAt: at('ordered_at').notNull(),
    sentAt: at('sent_at'),
    doneAt: at('done_at'),
    cancelledAt: at('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: MALL_CANCELLERS }),
    /** What the member reads of a cancellation. */
    reason: text('reason'),
    /** The operator who moved it last. */
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_mall_order_key').on(table.brandId, table.memberId, table.key),
    index('promotions_mall_order_member').on(table.brandId, table.memberId, table.id),
    index('promotions_mall_order_item').on(table.brandId, table.itemId, table.memberId),
    index('promotions_mall_order_waiting').on(table.brandId, table.id).where(sql`${table.state} = 'ordered'`),
    check('promotions_mall_order_kind', oneOf(table.kind, MALL_KINDS)),
    check('promotions_mall_order_state', oneOf(table.state, MALL_ORDER_STATES)),
    check('promotions_mall_order_price', sql`${table.price} >= 0 and ${table.count} > 0`),
    check('promotions_mall_order_credit', sql`(${table.kind} = 'credit') = (${table.credit} is not null)`),
    check(
      'promotions_mall_order_address',
      sql`(${table.kind} = 'goods') = (${table.sealedAddress} is not null)`,
    ),
    check(
      'promotions_mall_order_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
  ],
);
