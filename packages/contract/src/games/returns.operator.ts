import { z } from 'zod';
import { listOf, Moment, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { PLAY_STATES, RETURN_WINDOWS } from '../values/games.ts';
import { NodeId, VendorCode } from './parts.ts';

const Percent = z.string().regex(/^-?\d+\.\d{2}$/);
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

export const returnOperatorEndpoints = {
  returns: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/returns',
    summary: 'What games brought back against what they state: those out of play first, then by rounds',
    access: { operator: 'games.rounds', scope: 'brand' },
    query: z.object({
      ...page,
      window: z.enum(RETURN_WINDOWS).default('all'),
      vendor: VendorCode.optional(),
      state: z.enum(PLAY_STATES).optional(),
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
