import { FLOOR_ORDER_KINDS, FLOOR_ORDER_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What an operator decided about a game or table that members share, until its vendor has done it. */
export const gamesFloorOrder = pgTable(
  'games_floor_order',
  {
    brandId: uuid('brand_id').notNull(),
    /** The vendor knows it by this, and does it once. */
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    kind: text('kind', { enum: FLOOR_ORDER_KINDS }).notNull(),
    gameCode: text('game_code').notNull(),
    tableCode: text('table_code').notNull(),
    isOpen: boolean('is_open').notNull(),
    /** Decimal text in the brand's currency; null where an order sets none. */
    limits: jsonb('limits').$type<{ currency: string; least: string; most: string }>(),
    state: text('state', { enum: FLOOR_ORDER_STATES }).notNull(),
    /** What the vendor says went back. */
    returned: jsonb('returned').$type<{ currency: string; amount: string }[]>().notNull(),
    rounds: integer('rounds'),
    reason: text('reason').notNull(),
    at: at('at').notNull(),
    /** Of a stop, who approved it. */
    orderedBy: uuid('ordered_by'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_floor_order_kind', oneOf(table.kind, FLOOR_ORDER_KINDS)),
    check('games_floor_order_state', oneOf(table.state, FLOOR_ORDER_STATES)),
    index('games_floor_order_newest').on(table.brandId, table.at, table.id),
  ],
);
