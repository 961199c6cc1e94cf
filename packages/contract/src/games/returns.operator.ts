import { z } from 'zod';
import { listOf, Moment, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { PLAY_STATES, RETURN_WINDOWS } from '../values/games.ts';
import { NodeId, Percent, VendorCode } from './parts.ts';

const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

const TitleReturn = z.object({
  nodeId: NodeId,
  vendor: VendorCode,
  vendorName: z.string(),
  names: z.record(z.string(), z.string()),
  gameCode: z.string(),
  rounds: z.string(),
  staked: Decimal.describe('In the currency of the brand'),
  won: Decimal,
  stated: Percent.nullable().describe('What the vendor states of the best bet, played best'),
  statedLeast: Percent.nullable().describe('Of the worst bet on offer; null: the same; 0.00: choices decide'),
  observed: Percent.nullable().describe('The mean over rounds of what came back for one unit'),
  ofMoney: Percent.nullable().describe('Won over staked'),
  margin: Percent.nullable().describe('Of the 99 % confidence interval around what was observed'),
  check: z
    .object({
      rounds: z.string().describe('The next comparison is at so many'),
      low: Percent,
      high: Percent,
      isWithin: z.boolean(),
    })
    .nullable()
    .describe('The band of now, where it is compared at all: outside it a fair game is all but never'),
  disabledAt: Moment.nullable(),
  version: z.number().int(),
});
export type TitleReturn = z.infer<typeof TitleReturn>;

/** All titles of one model taken together: they differ only in looks. */
const ModelReturn = TitleReturn.omit({
  nodeId: true,
  vendor: true,
  vendorName: true,
  names: true,
  gameCode: true,
  disabledAt: true,
  version: true,
}).extend({
  mechanic: z.string(),
  model: z.string(),
  volatility: z.number().int().nullable(),
  titles: z.number().int(),
  vendorNames: z.array(z.string()),
});
export type ModelReturn = z.infer<typeof ModelReturn>;

const ReturnDay = z.object({
  day: z.string().describe('In UTC'),
  rounds: z.string(),
  staked: Decimal,
  won: Decimal,
  observed: Percent.nullable(),
  ofMoney: Percent.nullable(),
});

const look = { operator: 'games.rounds', scope: 'brand' } as const;

export const returnOperatorEndpoints = {
  returns: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/returns',
    summary: 'What games brought back against what they state: those out of play first, then by rounds',
    access: look,
    query: z.object({
      ...page,
      window: z.enum(RETURN_WINDOWS).default('all'),
      vendor: VendorCode.optional(),
      state: z.enum(PLAY_STATES).optional(),
      mechanic: Text.trim().max(80).optional(),
      model: Text.trim().max(80).optional(),
    }),
    answer: listOf(TitleReturn).extend({
      countedUntil: Moment.nullable().describe('Later rounds are not counted yet'),
      vendors: z.array(
        z.object({
          vendor: VendorCode,
          vendorName: z.string(),
          rounds: z.string(),
          staked: Decimal,
          won: Decimal,
          ofMoney: Percent.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  titleReturns: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/title/returns',
    summary: 'What one title brought back: since it was put into play, day by day, and with all of its model',
    access: look,
    query: z.object({ nodeId: NodeId }),
    answer: z.object({
      title: TitleReturn,
      since: Moment.nullable().describe('When counting began'),
      days: z.array(ReturnDay).describe('The last thirty with rounds, the newest first'),
      model: ModelReturn.nullable(),
    }),
    refusals: ['not_found'],
  }),
  modelReturns: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/models',
    summary: 'What the titles of each model brought back together, the most played first',
    access: look,
    query: z.object({
      ...page,
      window: z.enum(RETURN_WINDOWS).default('all'),
      vendor: VendorCode.optional(),
      mechanic: Text.trim().max(80).optional(),
    }),
    answer: listOf(ModelReturn),
    refusals: [],
  }),
  enableTitle: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/title/enable',
    summary: 'Puts a game back into play; what it brings back is counted anew',
    access: { operator: 'games.decide', scope: 'brand' },
    body: z.object({ nodeId: NodeId, version: z.number().int(), reason: Reason }),
    answer: z.object({ version: z.number().int() }),
    refusals: ['not_found', 'stale'],
  }),
};
