import { PLAY_TYPES, TICKET_STATES } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What one order bets on one issue: its lines as the member was shown them, which are sealed at close. The first ticket
 * of an order has the order's id; a chase has one for each issue.
 */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    game: text('game').notNull(),
    numero: text('numero').notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text('currency').notNull(),
    playType: text('play_type', { enum: PLAY_TYPES }).notNull(),
    /** How many issues the order has. */
    issues: integer('issues').notNull(),
    stopsOnWin: boolean('stops_on_win').notNull(),
    subOrders: integer('sub_orders').notNull(),
    /** `TicketLines`, as `writeLines` writes them. */
    lines: text('lines').notNull(),
    stake: parts('stake').notNull(),
    /** The bonus that paid a part of the stake, and that part. */
    bonusId: uuid('bonus_id'),
    bonusStake: parts('bonus_stake').notNull().default(sql`0`),
    state: text('state', { enum: TICKET_STATES }).notNull(),
    /** `LineOutcomes` as JSON; empty while every line is pending. */
    outcome: text('outcome').notNull(),
    won: parts('won').notNull(),
    rebate: parts('rebate').notNull(),
    refunded: parts('refunded').notNull(),
    at: at('at').notNull(),
    /** When a win was paid; null: nothing was won. */
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('lottery_ticket_issue').on(table.brandId, table.game, table.numero, table.id),
    index('lottery_ticket_member').on(table.memberId, table.id, table.brandId),
    index('lottery_ticket_order').on(table.orderId, table.id, table.brandId),
    index('lottery_ticket_won').on(table.brandId, table.paidAt).where(sql`${table.paidAt} is not null`),
    index('lottery_ticket_bonus').on(table.bonusId).where(sql`${table.bonusId} is not null`),
    check('lottery_ticket_stake', sql`${table.stake} > 0`),
  ],
);
