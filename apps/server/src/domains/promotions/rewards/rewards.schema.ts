import {
  type BonusTerms,
  REWARD_KINDS,
  REWARD_SOURCES,
  REWARD_STATES,
  type RoundsTerms,
} from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Something given to a member, with its own copy of the terms. Claimed once, or lapsed. */
export const promotionsReward = pgTable(
  'promotions_reward',
  {
    brandId: uuid('brand_id').notNull(),
    /** Also the id of the posting that pays it, so it can be paid only once. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** What it was given for: given once, however often that is asked. */
    cause: text('cause').notNull(),
    source: text('source', { enum: REWARD_SOURCES }).notNull(),
    /** The version of the offer it comes from, if it comes from one. */
    offerId: uuid('offer_id'),
    version: integer('version'),
    kind: text('kind', { enum: REWARD_KINDS }).notNull(),
    currency: text('currency').notNull(),
    /** In parts of the currency, or of a point; of free rounds what they are worth together, of goods their price in points. */
    amount: parts('amount').notNull(),
    terms: jsonb('terms').$type<BonusTerms>(),
    /** Of free rounds, which the vendor knows by the id of the reward. */
    rounds: jsonb('rounds').$type<RoundsTerms>(),
    /** Of goods: the item of the mall of which one is kept for it. */
    goodsId: uuid('goods_id'),
    state: text('state', { enum: REWARD_STATES }).notNull(),
    grantedAt: at('granted_at').notNull(),
    claimUntil: at('claim_until').notNull(),
    claimedAt: at('claimed_at'),
    /** Who let one that was held go, or refused it. */
    decidedBy: uuid('decided_by'),
    /** Of a refusal, for the member. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_reward_cause').on(table.brandId, table.cause),
    index('promotions_reward_member').on(table.brandId, table.memberId, table.id),
    index('promotions_reward_offer')
      .on(table.brandId, table.offerId, table.id)
      .where(sql`${table.offerId} is not null`),
    // With the id: a night's rewards have one end, and an index of equal keys is slow to add to.
    index('promotions_reward_waiting')
      .on(table.claimUntil, table.id)
      .where(sql`${table.state} = 'unclaimed'`),
    index('promotions_reward_held').on(table.brandId, table.id).where(sql`${table.state} = 'held'`),
    check('promotions_reward_source', oneOf(table.source, REWARD_SOURCES)),
    check('promotions_reward_kind', oneOf(table.kind, REWARD_KINDS)),
    check('promotions_reward_state', oneOf(table.state, REWARD_STATES)),
    check('promotions_reward_amount', sql`${table.amount} > 0`),
    check('promotions_reward_rounds', sql`(${table.kind} = 'rounds') = (${table.rounds} is not null)`),
    check('promotions_reward_goods', sql`(${table.kind} = 'goods') = (${table.goodsId} is not null)`),
    check('promotions_reward_terms', sql`(${table.kind} = 'bonus') = (${table.terms} is not null)`),
  ],
);
