import { z } from 'zod';
import { Language } from '../languages.ts';
import { Moment } from '../lists.ts';
import { Lines, Text } from '../text.ts';
import { CONTENT_MAX, TITLE_MAX } from '../values/messages/messages.rules.ts';
import {
  BUDGET_GRANTS_MAX,
  MATCH_PERCENT_MAX,
  NEW_FOR_DAYS_MAX,
  OFFER_ORDER_MAX,
  PER_MEMBER_MAX,
  POINTS_MAX,
  RELEASE_TIMES_MAX,
  REQUIREMENT_TIMES_MAX,
  SUMMARY_MAX,
  VIP_LEVELS_MAX,
  WAGER_DAYS_MAX,
} from '../values/promotions/promotions.rules.ts';
import { OFFER_CATEGORIES, OFFER_KINDS, OFFER_PERIODS } from '../values/promotions/promotions.ts';
import { BONUS_PRODUCTS } from '../values/wallet.ts';
import { RoundsTerms, roundsTerms } from './rounds.ts';

/** In the brand's currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const count = (max: number) => z.number().int().min(1).max(max);

/** Members by what they have in common; who is in it meets all that is said. */
export const OfferAudience = z.strictObject({
  newForDays: count(NEW_FOR_DAYS_MAX).nullable().describe('Members who registered so lately; null: all'),
  registeredFrom: Moment.nullable(),
  levelFrom: count(VIP_LEVELS_MAX - 1)
    .nullable()
    .default(null)
    .describe('Members of this level and above; null: all'),
});
export type OfferAudience = z.infer<typeof OfferAudience>;

export const BonusTerms = z.strictObject({
  times: count(REQUIREMENT_TIMES_MAX).describe('How often the grant has to be staked'),
  product: z.enum(BONUS_PRODUCTS),
  stakePercent: count(100)
    .nullable()
    .describe('The most per stake, in per cent of the grant; null: no limit'),
  wagerDays: count(WAGER_DAYS_MAX),
  releaseTimes: count(RELEASE_TIMES_MAX)
    .nullable()
    .describe('The most that becomes own money, in grants; null: no limit'),
});
export type BonusTerms = z.infer<typeof BonusTerms>;

export const Match = z.strictObject({
  kind: z.literal('match'),
  percent: count(MATCH_PERCENT_MAX).describe('Of what is credited'),
  max: Amount,
  minDeposit: Amount,
  terms: BonusTerms,
  rounds: RoundsTerms.nullable().default(null).describe('Free rounds beside the bonus; null: none'),
});

/** What an offer gives. */
export const Gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount: Amount }),
  z.strictObject({ kind: z.literal('bonus'), amount: Amount, terms: BonusTerms }),
  z.strictObject({ kind: z.literal('points'), points: count(POINTS_MAX) }),
  z.strictObject({ kind: z.literal('rounds'), ...roundsTerms }),
  Match,
]);
export type Gift = z.infer<typeof Gift>;

const OfferText = z.strictObject({
  title: Text.trim().min(1).max(TITLE_MAX),
  summary: Text.trim().max(SUMMARY_MAX),
  terms: Lines.trim()
    .min(1)
    .max(CONTENT_MAX)
    .describe('HTML; what is not allowed is left out when it is saved'),
});

/** An offer as operators write it. Money is in the brand's currency. */
export const OfferDocument = z.strictObject({
  kind: z.enum(OFFER_KINDS),
  category: z.enum(OFFER_CATEGORIES),
  order: z.number().int().min(0).max(OFFER_ORDER_MAX).describe('Lower comes first'),
  startsAt: Moment,
  endsAt: Moment.nullable().describe('null: until it is ended'),
  period: z.enum(OFFER_PERIODS),
  wantsReview: z.boolean().describe('An operator decides who gets it; of an activity alone'),
  hasCode: z.boolean().describe('For members who know its code; listed nowhere'),
  audience: OfferAudience,
  budget: z.strictObject({
    grants: count(BUDGET_GRANTS_MAX).nullable().describe('null: no limit'),
    money: Amount.nullable().describe('Cash and bonuses together; null: no limit'),
    perMember: count(PER_MEMBER_MAX).nullable().describe('Grants of one member; null: no limit'),
  }),
  gift: Gift,
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  texts: z.partialRecord(Language, OfferText),
});
export type OfferDocument = z.infer<typeof OfferDocument>;
