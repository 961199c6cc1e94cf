import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { NodeId, VendorCode } from '../games/parts.ts';
import { Id, Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { FREE_ROUNDS_STATES, GAME_CATEGORIES } from '../values/games.ts';
import { FREE_ROUNDS_COUNT_MAX, FREE_ROUNDS_DAYS_MAX } from '../values/promotions/promotions.rules.ts';
import { Currency, Money } from '../wallet/parts.ts';

/** Free rounds at one title. The value is in the brand's currency. */
export const roundsTerms = {
  vendor: VendorCode,
  gameCode: Text.min(1).max(80),
  value: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .describe('Of each round'),
  count: z.number().int().min(1).max(FREE_ROUNDS_COUNT_MAX),
  days: z
    .number()
    .int()
    .min(1)
    .max(FREE_ROUNDS_DAYS_MAX)
    .describe('So long they can be played, from the claim on'),
};
export const RoundsTerms = z.strictObject(roundsTerms);
export type RoundsTerms = z.infer<typeof RoundsTerms>;

/** The title at which free rounds are played. */
export const RoundsGame = z.object({
  nodeId: NodeId,
  name: z.string(),
  iconUrl: z.string().describe('Empty: there is none'),
  gameType: z.enum(GAME_CATEGORIES).nullable().describe('null: the title is gone'),
  vendor: VendorCode,
  gameCode: z.string(),
});
export type RoundsGame = z.infer<typeof RoundsGame>;

/** Free rounds as they were granted, with their title. */
export const GrantedRounds = RoundsTerms.pick({ value: true, count: true, days: true }).extend({
  game: RoundsGame,
});

const OwnRounds = z.object({
  id: Id,
  game: RoundsGame,
  currency: Currency,
  value: Money.describe('Of each round'),
  count: z.number().int(),
  used: z.number().int(),
  won: Money.describe('With them so far; it is in the main purse'),
  state: z.enum(FREE_ROUNDS_STATES).describe('`waiting` or `live`'),
  endsAt: Moment,
});
export type OwnRounds = z.infer<typeof OwnRounds>;

export const roundsEndpoints = {
  freeRounds: endpoint({
    method: 'GET',
    path: '/wps/rewards/rounds',
    summary: 'Free rounds that the member can still play, what ends first comes first',
    access: 'member',
    modules: ['rewardCentre'],
    answer: z.object({ rounds: z.array(OwnRounds) }),
    refusals: [],
  }),
};
