import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JackpotMarks, JackpotSpan } from './jackpot.rules.ts';

/** A brand's pool: the terms on which it grows and is drawn. The money is only in the ledger. */
export const gamesJackpot = pgTable(
  'games_jackpot',
  {
    brandId: uuid('brand_id').notNull(),
    /** Whether it grows and is drawn. A closed pool keeps its money. */
    isOpen: boolean('is_open').notNull(),
    /** Millionths of a stake. */
    contributionPpm: integer('contribution_ppm').notNull(),
    /** What the house puts in when the pool opens, and after each win. */
    seedAmount: parts('seed_amount').notNull(),
    /** Each part of a contribution wins with a chance of one in 10 to the power of this. */
    oddsDigits: smallint('odds_digits').notNull(),
    /** All titles of these take part, in addition to single ones. */
    /** Specification section 9: an illustrative counter, labelled as such, where there is no pool. */
    hasIllustration: boolean('has_illustration').notNull(),
    /** Smaller wins are not on the board. */
    winnersFrom: parts('winners_from').notNull(),
    /** The number of the next draw. */
    nextDraw: integer('next_draw').notNull(),
    marks: jsonb('marks').$type<JackpotMarks>().notNull(),
    /** The totals of all draws and seeds: the ledger must agree. */
    seeded: parts('seeded').notNull(),
    contributed: parts('contributed').notNull(),
    won: parts('won').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId] }),
    check('games_jackpot_rate', sql`${table.contributionPpm} between 0 and 100000`),
    check('games_jackpot_seed', sql`${table.seedAmount} >= 0`),
  ],
);

/** A title that takes part: somebody named it. */
export const gamesJackpotTitle = pgTable(
  'games_jackpot_title',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId] })],
);

/** A draw of the pool: its commitment beforehand, everything it was computed from afterwards. */
export const gamesJackpotDraw = pgTable(
  'games_jackpot_draw',
  {
    brandId: uuid('brand_id').notNull(),
    number: integer('number').notNull(),
    commitment: text('commitment').notNull(),
    oddsDigits: smallint('odds_digits').notNull(),
    publishedAt: at('published_at').notNull(),
    /** Encrypted at rest until it is drawn. */
    sealedSeed: text('sealed_seed').notNull(),
    seed: text('seed'),
    drawnAt: at('drawn_at'),
    root: text('root'),
    external: text('external'),
    /** The digits that were drawn. */
    drawn: text('drawn'),
    entries: integer('entries').notNull(),
    contributed: parts('contributed').notNull(),
    spans: jsonb('spans').$type<JackpotSpan[]>().notNull(),
    /** After the contributions, before the win. */
    pool: parts('pool').notNull(),
    /** If it was won: whose bet, how much, and the new seed from the house. */
    winnerVendor: text('winner_vendor'),
    winnerTransactionId: uuid('winner_transaction_id'),
    winnerMemberId: uuid('winner_member_id'),
    winnerGameCode: text('winner_game_code'),
    won: parts('won').notNull(),
    seeded: parts('seeded').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.number] }),
    check('games_jackpot_draw_revealed', sql`(${table.drawnAt} is null) = (${table.seed} is null)`),
    index('games_jackpot_draw_won').on(table.brandId, table.number).where(sql`${table.won} > 0`),
    index('games_jackpot_draw_winner')
      .on(table.brandId, table.winnerVendor, table.winnerTransactionId)
      .where(sql`${table.won} > 0`),
  ],
);
