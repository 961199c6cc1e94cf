import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { Version } from '../messages/history.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { GAME_CATEGORIES } from '../values/games.ts';
import { OVERLAP_SIGNS } from '../values/promotions/overlap.ts';
import { REJECTION_LENGTH } from '../values/promotions/promotions.rules.ts';
import { REWARD_KINDS, REWARD_SOURCES, REWARD_STATES } from '../values/promotions/promotions.ts';
import { BONUS_STATES } from '../values/wallet.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { BonusTerms } from './document.ts';
import { WonGoods } from './mall.document.ts';
import { GrantedRounds } from './rounds.ts';

const OperatorGrant = z.object({
  id: Id,
  member: z.object({ id: Id, account: z.string() }),
  source: z.enum(REWARD_SOURCES),
  cause: z.string().describe('What it was given for; unique'),
  offer: z.object({ id: Id, title: z.string(), version: Version }).nullable(),
  kind: z.enum(REWARD_KINDS),
  state: z.enum(REWARD_STATES),
  currency: Currency,
  amount: Money,
  terms: BonusTerms.nullable(),
  rounds: GrantedRounds.nullable(),
  goods: WonGoods.nullable(),
  grantedAt: Moment,
  claimUntil: Moment,
  claimedAt: Moment.nullable(),
  decidedBy: OperatorRef.nullable().describe('Who looked at one that was held'),
  reason: z.string().nullable().describe('Why it was refused, as the member reads it'),
  signs: z
    .array(z.enum(OVERLAP_SIGNS))
    .describe('What the member has in common with other accounts, of one that is held'),
});
export type OperatorGrant = z.infer<typeof OperatorGrant>;

const read = { operator: 'promotions.read', scope: 'brand' } as const;
const decide = { operator: 'promotions.decide', scope: 'brand' } as const;

export const grantOperatorEndpoints = {
  grants: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/grants',
    summary: 'Rewards with what each was given for, the newest first',
    access: read,
    query: z.object({
      ...pageById,
      state: z.enum(REWARD_STATES).optional(),
      kind: z.enum(REWARD_KINDS).optional(),
      offerId: Id.optional(),
      search: Text.trim().max(100).optional().describe('A member by account, customer number or id'),
    }),
    answer: listOf(OperatorGrant),
    refusals: [],
  }),
  grantReason: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/grant',
    summary:
      'What one reward was given for: the application, or the play of the day; and what became of its bonus',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({
      grant: OperatorGrant,
      application: z
        .object({ id: Id, appliedAt: Moment, depositId: Id.nullable(), reserved: Money })
        .nullable(),
      play: z
        .object({
          day: Day,
          lines: z.array(
            z.object({
              category: z.enum(GAME_CATEGORIES),
              staked: Money,
              paid: Money,
              valid: Money,
              ownValid: Money,
            }),
          ),
        })
        .nullable(),
      bonus: z
        .object({ state: z.enum(BONUS_STATES), requirement: Money, wagered: Money, released: Money })
        .nullable(),
    }),
    refusals: ['not_found'],
  }),
  releaseGrant: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/grant/release',
    summary: 'Lets a reward that was held go to the reward centre',
    access: decide,
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorGrant,
    refusals: ['not_found', 'already_decided'],
  }),
  refuseGrant: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/grant/refuse',
    summary: 'Refuses a reward that was held, with a reason the member reads',
    access: decide,
    body: z.object({ id: Id, reason: Lines.trim().min(REJECTION_LENGTH.min).max(REJECTION_LENGTH.max) }),
    answer: OperatorGrant,
    refusals: ['not_found', 'already_decided'],
  }),
};
