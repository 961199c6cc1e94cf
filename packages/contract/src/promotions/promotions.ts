import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, pageById } from '../lists.ts';
import { Picture } from '../messages/parts.ts';
import { Text } from '../text.ts';
import {
  CLOSED_REASONS,
  OFFER_CATEGORIES,
  OFFER_KINDS,
  OFFER_LABELS,
  OFFER_PERIODS,
  REWARD_KINDS,
  REWARD_SOURCES,
  REWARD_STATES,
} from '../values/promotions/promotions.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { chanceEndpoints } from './chance/chance.ts';
import { BonusTerms, Gift } from './document.ts';
import { MallAddress, WonGoods } from './mall.document.ts';
import { GrantedRounds, RoundsGame, roundsEndpoints } from './rounds.ts';

const Offer = z.object({
  id: Id,
  kind: z.enum(OFFER_KINDS),
  category: z.enum(OFFER_CATEGORIES),
  period: z.enum(OFFER_PERIODS),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  title: z.string(),
  summary: z.string(),
  picture: Picture.nullable(),
  currency: Currency,
  startsAt: Moment,
  endsAt: Moment.nullable(),
  isPaused: z.boolean(),
  wantsReview: z.boolean(),
  newForDays: z.number().int().nullable(),
  levelFrom: z.number().int().nullable(),
  gift: Gift,
  game: RoundsGame.nullable().describe('Where its free rounds are played'),
});
export type Offer = z.infer<typeof Offer>;

/** How an offer stands for the member who asks. */
const OwnOffer = z.object({
  id: Id,
  label: z.enum(OFFER_LABELS),
  why: z.enum(CLOSED_REASONS).nullable().describe('Why it is closed, or was rejected without an operator'),
  reason: z.string().nullable().describe('Why it was rejected, in the words of the operator'),
  rewardId: Id.nullable().describe('To be claimed'),
});
export type OwnOffer = z.infer<typeof OwnOffer>;

export const Reward = z.object({
  id: Id,
  source: z.enum(REWARD_SOURCES),
  title: z.string().describe('Of the offer; empty: named by its source'),
  kind: z.enum(REWARD_KINDS),
  state: z.enum(REWARD_STATES),
  currency: Currency,
  amount: Money.describe('In money, or in points; of free rounds what they are worth together'),
  terms: BonusTerms.nullable().describe('Of a bonus, as they were when it was granted'),
  rounds: GrantedRounds.nullable(),
  goods: WonGoods.nullable().describe('Their amount is the price in points'),
  grantedAt: Moment,
  claimUntil: Moment,
  claimedAt: Moment.nullable(),
  reason: z.string().nullable().describe('Why it was refused, in the words of the operator'),
});
export type Reward = z.infer<typeof Reward>;

const rewards = { access: 'member', modules: ['rewardCentre'] } as const;

export const promotions = {
  ...chanceEndpoints,
  ...roundsEndpoints,
  offers: endpoint({
    method: 'GET',
    path: '/wps/promotions/offers',
    summary: 'Promotions that run or are to come, in their order, without those for holders of a code',
    access: 'everyone',
    answer: z.object({ offers: z.array(Offer) }),
    refusals: [],
  }),
  offer: endpoint({
    method: 'GET',
    path: '/wps/promotions/offer',
    summary: 'A promotion with its terms',
    access: 'everyone',
    query: z.object({ id: Id }),
    answer: Offer.extend({ terms: z.string().describe('Sanitised HTML') }),
    refusals: ['not_found'],
  }),
  ownOffers: endpoint({
    method: 'GET',
    path: '/wps/promotions/own',
    summary: 'How each promotion stands for the member',
    access: 'member',
    answer: z.object({ offers: z.array(OwnOffer) }),
    refusals: [],
  }),
  joinOffer: endpoint({
    method: 'POST',
    path: '/wps/promotions/join',
    summary: 'Joins an activity; the reward is issued at once, or once an operator agrees',
    access: 'member',
    callsPerMinute: 60,
    body: z.object({ id: Id }),
    answer: OwnOffer,
    refusals: ['not_found', 'offer_closed', 'offer_overlap', 'already_joined'],
  }),
  redeemCode: endpoint({
    method: 'POST',
    path: '/wps/promotions/code',
    summary: 'Redeems a code; one that is unknown, over or used up is refused alike',
    access: 'member',
    body: z.object({ code: Text.trim().min(1).max(20) }),
    answer: Reward,
    refusals: ['code_refused', 'already_joined'],
  }),
  rewards: endpoint({
    method: 'GET',
    path: '/wps/rewards',
    summary: 'What the member can claim, what ends first comes first',
    ...rewards,
    answer: z.object({ rewards: z.array(Reward) }),
    refusals: [],
  }),
  rewardHistory: endpoint({
    method: 'GET',
    path: '/wps/rewards/history',
    summary: 'What the member has claimed or let lapse, the newest first',
    ...rewards,
    query: z.object(pageById),
    answer: listOf(Reward),
    refusals: [],
  }),
  rewardCount: endpoint({
    method: 'GET',
    path: '/wps/rewards/count',
    summary: 'How many rewards wait for the member',
    ...rewards,
    answer: z.object({ unclaimed: z.number().int() }),
    refusals: [],
  }),
  claimReward: endpoint({
    method: 'POST',
    path: '/wps/rewards/claim',
    summary:
      'Claims a reward; a second claim changes nothing and answers the same. Goods are claimed with an address, which orders them',
    ...rewards,
    callsPerMinute: 120,
    body: z.object({ id: Id, address: MallAddress.optional().describe('Of goods') }),
    answer: Reward,
    refusals: ['not_found', 'reward_lapsed', 'offer_closed'],
  }),
  claimRewards: endpoint({
    method: 'POST',
    path: '/wps/rewards/claimAll',
    summary: 'Claims everything that waits but goods, which need an address',
    ...rewards,
    callsPerMinute: 30,
    body: z.object({}),
    answer: z.object({ rewards: z.array(Reward).describe('Those that were claimed by this call') }),
    refusals: ['offer_closed'],
  }),
  points: endpoint({
    method: 'GET',
    path: '/wps/points',
    summary: "The member's points, and which of them expire next",
    access: 'member',
    modules: ['pointsMall'],
    answer: z.object({
      points: z.number().int(),
      next: z.object({ points: z.number().int(), expiresAt: Moment }).nullable(),
    }),
    refusals: [],
  }),
};
