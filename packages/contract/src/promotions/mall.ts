import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, page, pageById } from '../lists.ts';
import { Picture } from '../messages/parts.ts';
import { MALL_COUNT_MAX, MALL_PRICE_MAX } from '../values/promotions/mall.rules.ts';
import { MALL_CANCELLERS, MALL_KINDS, MALL_ORDER_STATES, POINT_MOVES } from '../values/promotions/mall.ts';
import { REWARD_SOURCES } from '../values/promotions/promotions.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { BonusTerms } from './document.ts';
import { MallAddress } from './mall.document.ts';

const Credit = z.object({ currency: Currency, amount: Money, terms: BonusTerms });

const MallItem = z.object({
  id: Id,
  kind: z.enum(MALL_KINDS),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  title: z.string(),
  summary: z.string(),
  details: z.string().describe('Plain text'),
  picture: Picture.nullable(),
  price: z.number().int().describe('In points'),
  stock: z.number().int().describe('How many are left'),
  perMember: z.number().int().nullable(),
  level: z.number().int().describe('The VIP level that is needed'),
  startsAt: Moment.nullable().describe('In the future: it is announced'),
  endsAt: Moment.nullable(),
  credit: Credit.nullable(),
});
export type MallItem = z.infer<typeof MallItem>;

const MallOrder = z.object({
  id: Id,
  itemId: Id,
  kind: z.enum(MALL_KINDS),
  language: Language,
  title: z.string(),
  picture: Picture.nullable(),
  count: z.number().int(),
  points: z.number().int().describe('What it cost in all'),
  credit: Credit.nullable(),
  state: z.enum(MALL_ORDER_STATES),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  address: MallAddress.nullable(),
  orderedAt: Moment,
  sentAt: Moment.nullable(),
  doneAt: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  cancelledBy: z.enum(MALL_CANCELLERS).nullable(),
  reason: z.string().nullable().describe('Why it was cancelled, in the words of the operator'),
});
export type MallOrder = z.infer<typeof MallOrder>;

const PointEntry = z.object({
  id: z.string(),
  move: z.enum(POINT_MOVES),
  points: z.number().int().describe('Negative: they went'),
  at: Moment,
  source: z.enum(REWARD_SOURCES).nullable().describe('What they were earned by, if that is known'),
  title: z.string().describe('Of what they were spent on; empty: nothing'),
});
export type PointEntry = z.infer<typeof PointEntry>;

const mall = { modules: ['pointsMall'] } as const;

export const mallEndpoints = {
  mall: endpoint({
    method: 'GET',
    path: '/wps/mall',
    summary: 'What can be had for points, now or soon, in its order',
    access: 'everyone',
    ...mall,
    answer: z.object({ items: z.array(MallItem) }),
    refusals: [],
  }),
  ownMall: endpoint({
    method: 'GET',
    path: '/wps/mall/own',
    summary: "What the mall's items are decided by for the member, and where the last goods were sent",
    access: 'member',
    ...mall,
    answer: z.object({
      points: z.number().int(),
      next: z.object({ points: z.number().int(), expiresAt: Moment }).nullable(),
      level: z.number().int(),
      taken: z.array(z.object({ itemId: Id, count: z.number().int() })),
      address: MallAddress.nullable(),
    }),
    refusals: [],
  }),
  orderFromMall: endpoint({
    method: 'POST',
    path: '/wps/mall/order',
    summary: 'Exchanges points for an item; a repeat with the same key answers with the same order',
    access: 'member',
    ...mall,
    callsPerMinute: 60,
    body: z.object({
      key: Id.describe('Made by the caller, new for every order'),
      itemId: Id,
      price: z.number().int().min(1).max(MALL_PRICE_MAX).describe('That the member saw, for one'),
      count: z.number().int().min(1).max(MALL_COUNT_MAX),
      address: MallAddress.nullable().describe('Of goods; null: a credit'),
    }),
    answer: MallOrder,
    refusals: [
      'not_found',
      'offer_closed',
      'price_changed',
      'out_of_stock',
      'level_needed',
      'item_limit',
      'not_enough_points',
    ],
  }),
  mallOrders: endpoint({
    method: 'GET',
    path: '/wps/mall/orders',
    summary: "The member's orders, the newest first",
    access: 'member',
    ...mall,
    query: z.object(pageById),
    answer: listOf(MallOrder),
    refusals: [],
  }),
  cancelMallOrder: endpoint({
    method: 'POST',
    path: '/wps/mall/cancel',
    summary: 'Cancels an order that was not sent yet; the points come back',
    access: 'member',
    ...mall,
    body: z.object({ id: Id }),
    answer: MallOrder,
    refusals: ['not_found', 'stale'],
  }),
  receiveMallOrder: endpoint({
    method: 'POST',
    path: '/wps/mall/receive',
    summary: 'Says that the goods have arrived',
    access: 'member',
    ...mall,
    body: z.object({ id: Id }),
    answer: MallOrder,
    refusals: ['not_found', 'stale'],
  }),
  pointHistory: endpoint({
    method: 'GET',
    path: '/wps/points/history',
    summary: 'How the points came and went, the newest first',
    access: 'member',
    ...mall,
    query: z.object(page),
    answer: listOf(PointEntry),
    refusals: [],
  }),
};
