import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { Picture } from '../messages/parts.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { CARRIER_LENGTH, MALL_STOCK_MAX, TRACKING_LENGTH } from '../values/promotions/mall.rules.ts';
import { MALL_CANCELLERS, MALL_KINDS, MALL_ORDER_STATES } from '../values/promotions/mall.ts';
import { Currency } from '../wallet/parts.ts';
import { Outcome } from './chance/outcome.ts';
import { MallAddress, MallDocument } from './mall.document.ts';

const OperatorMallItem = z.object({
  id: Id,
  version: z.number().int(),
  title: z.string().describe("In the brand's default language, or the first of the fallback chain"),
  gaps: z.array(Language).describe('Languages of the brand without a text of their own'),
  document: MallDocument,
  picture: Picture.nullable(),
  stock: z.number().int(),
  taken: z.number().int().describe('Exchanged and not cancelled'),
  isWaiting: z.boolean().describe('For a second person'),
  changedAt: Moment,
  changedBy: OperatorRef.nullable(),
});
export type OperatorMallItem = z.infer<typeof OperatorMallItem>;

const OperatorMallOrder = z.object({
  id: Id,
  member: z.object({ id: Id, account: z.string() }),
  itemId: Id,
  kind: z.enum(MALL_KINDS),
  title: z.string(),
  count: z.number().int(),
  points: z.number().int(),
  state: z.enum(MALL_ORDER_STATES),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  orderedAt: Moment,
  sentAt: Moment.nullable(),
  doneAt: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  cancelledBy: z.enum(MALL_CANCELLERS).nullable(),
  decidedBy: OperatorRef.nullable().describe('Who moved it last'),
  reason: z.string().nullable(),
});
export type OperatorMallOrder = z.infer<typeof OperatorMallOrder>;

const orders = { access: { operator: 'promotions.orders', scope: 'brand' } } as const;
const move = {
  method: 'POST',
  ...orders,
  answer: OperatorMallOrder,
  refusals: ['not_found', 'stale'],
} as const;

export const mallOperatorEndpoints = {
  mallItems: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/mall',
    summary: "The brand's mall: every item with its stock",
    access: { operator: 'promotions.read', scope: 'brand' },
    answer: z.object({ currency: Currency, items: z.array(OperatorMallItem) }),
    refusals: [],
  }),
  saveMallItem: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/mall',
    summary: 'Saves an item and changes its stock; a credit on sale takes two persons',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      id: Id.nullable().describe('null: a new one'),
      version: z.number().int().min(0).describe('That was read; 0: a new one'),
      document: MallDocument,
      addStock: z.number().int().min(-MALL_STOCK_MAX).max(MALL_STOCK_MAX).describe('Negative: taken away'),
      reason: Reason,
    }),
    answer: Outcome,
    refusals: ['not_found', 'stale', 'too_many_items', 'approval_waiting'],
  }),
  mallOrderList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/mall/orders',
    summary: 'Orders: those that wait the longest first, of other states the newest first',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({
      ...pageById,
      state: z.enum(MALL_ORDER_STATES).optional(),
      search: Text.trim().max(60).optional().describe('Account or id of a member'),
    }),
    answer: listOf(OperatorMallOrder),
    refusals: [],
  }),
  mallOrderAddress: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/mall/orders/address',
    summary: 'Where an order goes; viewing it is on record',
    ...orders,
    body: z.object({ id: Id }),
    answer: z.object({ address: MallAddress }),
    refusals: ['not_found'],
  }),
  sendMallOrder: operatorEndpoint({
    ...move,
    path: '/ops/promotions/mall/orders/send',
    summary: 'Marks an order as sent',
    body: z.object({
      id: Id,
      carrier: Text.trim().min(CARRIER_LENGTH.min).max(CARRIER_LENGTH.max),
      tracking: Text.trim().min(TRACKING_LENGTH.min).max(TRACKING_LENGTH.max),
      reason: Reason,
    }),
  }),
  finishMallOrder: operatorEndpoint({
    ...move,
    path: '/ops/promotions/mall/orders/finish',
    summary: 'Marks an order as delivered',
    body: z.object({ id: Id, reason: Reason }),
  }),
  refuseMallOrder: operatorEndpoint({
    ...move,
    path: '/ops/promotions/mall/orders/cancel',
    summary: 'Cancels an order with a reason that the member reads; points and stock come back',
    body: z.object({ id: Id, reason: Reason }),
  }),
};
