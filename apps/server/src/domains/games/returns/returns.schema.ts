import { at, parts } from '@parlour/database/columns';
import { date, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Returns of a title's rounds, by the day they were counted. A round counts once it is closed; a later change is
 * counted when it comes. Trial rounds are not counted.
 */
export const gamesReturnDay = pgTable(
  'games_return_day',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    rounds: parts('rounds').notNull(),
    staked: parts('staked').notNull(),
    won: parts('won').notNull(),
    /** The sum over rounds of the return of one unit, and of its square. */
    returned: numeric('returned').notNull(),
    returnedSquared: numeric('returned_squared').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId, table.currency, table.day] })],
);

/** The same since the title was last put into play: compared with what its vendor states. */
export const gamesReturn = pgTable(
  'games_return',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    since: at('since').notNull(),
    /** The vendor's statement then, in percent, or from the least to the highest, with deviation and highest win: another one restarts the counts. */
    stated: text('stated'),
    rounds: parts('rounds').notNull(),
    returned: numeric('returned').notNull(),
    returnedSquared: numeric('returned_squared').notNull(),
    /** How many rounds there were at the last comparison. */
    checkedRounds: parts('checked_rounds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId] })],
);

/** The time up to which a brand's transactions are counted. */
export const gamesReturnMark = pgTable('games_return_mark', {
  brandId: uuid('brand_id').primaryKey(),
  countedUntil: at('counted_until').notNull(),
});
