import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, listOf, pageById } from '../lists.ts';
import { Text } from '../text.ts';
import { PRIZE_MODES } from '../values/games.ts';
import { CHASE_ISSUES_MAX, MULTIPLE_MAX, ORDER_ITEMS_MAX, SELECTION_MAX } from '../values/lottery.rules.ts';
import { ORDER_FILTERS, PLAY_TYPES, STAKE_MODELS } from '../values/lottery.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { LotteryCode, LotteryOrder, Numero, SubOrder } from './parts.ts';

/** A hundred selections, some of them long lists of typed lines. */
const ORDER_BYTES_MAX = 2 * 1_024 * 1_024;

const Multiple = z.number().int().min(1).max(MULTIPLE_MAX);

const Item = z.object({
  play: Text.max(60),
  selection: Text.min(1).max(SELECTION_MAX),
  multiple: Multiple,
  model: z.enum(STAKE_MODELS),
  series: z.number().int().optional().describe('Of plays that pay by it; absent: the highest'),
});

export const lotteryOrderEndpoints = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/lgw/orders',
    summary: 'Bets on the issue on sale, or with several issues a chase; all of it or nothing',
    access: 'session',
    needsConsent: true,
    movesMoney: true,
    repeats: 'own',
    bodyMaxBytes: ORDER_BYTES_MAX,
    body: z.object({
      gameId: LotteryCode,
      playType: z.enum(PLAY_TYPES),
      prizeMode: z.enum(PRIZE_MODES).optional().describe('Absent: Elott where the lottery offers it'),
      termsVersion: z.number().int().describe('Of the terms the member saw: others are refused'),
      items: z.array(Item).min(1).max(ORDER_ITEMS_MAX),
      issues: z
        .array(z.object({ numero: Numero, multiple: Multiple }))
        .min(1)
        .max(CHASE_ISSUES_MAX)
        .describe('Each multiplies the multiple of the items'),
      stopsOnWin: z.boolean().default(false),
      stake: Money.describe('What the member was shown: anything else is refused'),
    }),
    answer: LotteryOrder,
    refusals: [
      'not_found',
      'issue_closed',
      'terms_changed',
      'selection_refused',
      'stake_differs',
      'number_full',
      'bet_too_large',
      'bonus_stake_limit',
      'not_enough_money',
      'excluded',
      'money_locked',
      'limit_reached',
    ],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/lgw/orders',
    summary: 'Orders of the caller, the newest first',
    access: 'session',
    query: z.object({
      ...pageById,
      gameId: LotteryCode.optional(),
      state: z.enum(ORDER_FILTERS).default('all'),
    }),
    answer: listOf(LotteryOrder).extend({ currency: Currency }),
    refusals: [],
  }),
  orderDetail: endpoint({
    method: 'GET',
    path: '/lgw/orders/detail',
    summary: 'One order with its sub-orders',
    access: 'session',
    query: z.object({ id: Id }),
    answer: z.object({
      order: LotteryOrder,
      prizeMode: z.enum(PRIZE_MODES).nullable().describe('null: of an order from before it was kept'),
      subOrders: z.array(SubOrder),
      currency: Currency,
    }),
    refusals: ['not_found'],
  }),
  cancelSubOrders: endpoint({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    summary: 'Takes back sub-orders whose issue has not closed; their stake comes back exactly',
    access: 'session',
    movesMoney: true,
    body: z.object({
      orderId: Id,
      subOrderIds: z
        .array(Id)
        .min(1)
        .max(ORDER_ITEMS_MAX * 10),
    }),
    answer: z.object({ refunded: Money, cancelled: z.number().int() }),
    refusals: ['not_found', 'issue_closed'],
  }),
};
