import { z } from 'zod';
import { Id, Moment, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { GAME_CATEGORIES } from '../values/games.ts';
import {
  type CostFigure,
  REWARD_KINDS,
  REWARD_SOURCES,
  type ReturnPart,
} from '../values/promotions/promotions.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';

const Percent = z.string().regex(/^\d{1,3}\.\d{2}$/);

const CategoryReturn = z.object({
  category: z.enum(GAME_CATEGORIES),
  valid: Money.describe('Valid stakes of the last days'),
  isJudged: z.boolean().describe('Enough was played to tell what gifts cost'),
  parts: z.object({
    return: Percent,
    jackpot: Percent,
    rebate: Percent,
    rescue: Percent,
    points: Percent,
    gifts: Percent,
    contracts: Percent,
  } satisfies Record<ReturnPart, typeof Percent>),
  total: Percent.describe('Of the stakes, in per cent; below 100'),
});
export type CategoryReturn = z.infer<typeof CategoryReturn>;

/** What a brand decided about its promotions as a whole. */
export const PromotionSettings = z.strictObject({
  reviewAbove: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .nullable()
    .describe('Cash and bonuses above it wait for an operator; null: none does'),
  pointWorth: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,5})?$/)
    .describe('What a point costs the house'),
  contractsPercent: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/)
    .describe("What agents' contracts cost, of stakes"),
});
export type PromotionSettings = z.infer<typeof PromotionSettings>;

const CostFigures = z.object({
  granted: Money,
  claimed: Money,
  lapsed: Money,
  released: Money,
  forfeited: Money,
  expired: Money,
  cost: Money.describe(
    "What became members' own: cash that was claimed and bonuses that were released; free rounds at their stakes, goods at the worth of their points",
  ),
} satisfies Record<CostFigure, typeof Money>);

/** What an offer, or another source of rewards, is in a report. Points and turns are counted, not money. */
const CostSource = z.object({
  source: z.enum(REWARD_SOURCES),
  offer: z.object({ id: Id, title: z.string() }).nullable(),
  kind: z.enum(REWARD_KINDS),
});

const Effect = z.object({ deposits: Money, result: Money.describe('Stakes less wins: what the house kept') });

const CostReport = z.object({
  currency: Currency,
  days: z
    .array(CostSource.extend({ day: Day, ...CostFigures.shape }))
    .describe('By the day on which it happened'),
  totals: z.array(
    CostSource.extend({
      ...CostFigures.shape,
      takers: z.number().int().describe('Who claimed something in these days'),
      during: Effect.describe('Of the takers, in these days'),
      before: Effect.describe('Of the same members, in as many days before'),
    }),
  ),
});
export type CostReport = z.infer<typeof CostReport>;

const range = { from: Day, to: Day };
const read = { operator: 'promotions.read', scope: 'brand' } as const;

export const costOperatorEndpoints = {
  returnBudget: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/returns',
    summary: 'What comes back to members of every category, part by part, and the settings behind it',
    access: read,
    query: z.object({}),
    answer: z.object({
      currency: Currency,
      categories: z.array(CategoryReturn),
      version: z.number().int().describe('Of the settings; 0: as shipped'),
      settings: PromotionSettings,
      changedAt: Moment.nullable(),
      isWaiting: z.boolean().describe('Other settings wait for a second person'),
    }),
    refusals: [],
  }),
  requestPromotionSettings: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/settings/request',
    summary: 'Asks for other settings; nothing changes until another operator approves',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      version: z.number().int().min(0).describe('The one that was read'),
      settings: PromotionSettings,
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['stale', 'approval_waiting', 'return_budget'],
  }),
  promotionReport: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/report',
    summary: 'What promotions gave and cost by day, and what their takers did before and since',
    access: read,
    query: z.object(range),
    answer: CostReport,
    refusals: [],
  }),
  exportPromotionReport: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/report/export',
    summary: 'Its days as CSV; opened with a ticket',
    access: { operator: 'reports.export', scope: 'brand', by: 'ticket' },
    answers: 'file',
    query: z.object({ ...range, ticket: Text.max(100) }),
    answer: z.string().describe('text/csv'),
    refusals: [],
  }),
};
