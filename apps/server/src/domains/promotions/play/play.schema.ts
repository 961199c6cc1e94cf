import { GAME_CATEGORIES } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a member staked and was paid in one business day and category, by rounds that closed in it. */
export const promotionsPlayDay = pgTable(
  'promotions_play_day',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    day: date('day').notNull(),
    category: text('category', { enum: GAME_CATEGORIES }).notNull(),
    currency: text('currency').notNull(),
    staked: parts('staked').notNull(),
    /** Of it the member's own money; the rest was of a bonus. */
    ownStaked: parts('own_staked').notNull(),
    paid: parts('paid').notNull(),
    ownPaid: parts('own_paid').notNull(),
    valid: parts('valid').notNull(),
    ownValid: parts('own_valid').notNull(),
    /** The valid stakes at the weights of their titles. */
    counted: parts('counted').notNull(),
    ownCounted: parts('own_counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.day, table.category, table.currency] }),
    check('promotions_play_day_category', oneOf(table.category, GAME_CATEGORIES)),
  ],
);

/**
 * How far the night's work of a business day is: every member up to this one is done. Written with their figures and
 * rewards, so a run that was cut off goes on where it was.
 */
export const promotionsNight = pgTable(
  'promotions_night',
  {
    brandId: uuid('brand_id').notNull(),
    day: date('day').notNull(),
    /** Lanes share out the members, and are worked on side by side. */
    lane: integer('lane').notNull(),
    /** Null: nobody is. */
    doneUpTo: uuid('done_up_to'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.day, table.lane] })],
);

/** Up to when rounds were looked at that may count towards a bonus. */
export const promotionsCounting = pgTable(
  'promotions_counting',
  {
    brandId: uuid('brand_id').notNull(),
    bonusId: uuid('bonus_id').notNull(),
    lookedUntil: at('looked_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.bonusId] })],
);

/** A round that counted towards a bonus, or the bets on one play of a lottery's issue; each once. */
export const promotionsCountedRound = pgTable(
  'promotions_counted_round',
  {
    brandId: uuid('brand_id').notNull(),
    bonusId: uuid('bonus_id').notNull(),
    vendor: text('vendor').notNull(),
    /** As the vendor calls it, with the title; of a lottery: game, issue and play. */
    round: text('round').notNull(),
    staked: parts('staked').notNull(),
    valid: parts('valid').notNull(),
    /** In per cent. */
    weight: integer('weight').notNull(),
    counted: parts('counted').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.bonusId, table.vendor, table.round] })],
);
