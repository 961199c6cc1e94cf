import { GAME_CATEGORIES } from '@parlour/contract';
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

/** A brand's pool: the terms on which it grows and is drawn. The money is in the ledger, and nowhere else. */
export const gamesJackpot = pgTable(
  'games_jackpot',
  {
    brandId: uuid('brand_id').notNull(),
    /** Whether it grows and is drawn. What is in a closed pool stays in it. */
    isOpen: boolean('is_open').notNull(),
    /** Millionths of a stake. */
    contributionPpm: integer('contribution_ppm').notNull(),
    /** What the house puts in when it opens, and after it was won. */
    seedAmount: parts('seed_amount').notNull(),
    /** A part of a contribution wins with a chance of one in 10 to this. */
    oddsDigits: smallint('odds_digits').notNull(),
    /** All titles of these take part, beside those that are named. */
    categories: text('categories', { enum: GAME_CATEGORIES }).array().notNull(),
    /** Specification section 9: a counter with nothing behind it, labelled so, where there is no pool. */
    hasIllustration: boolean('has_illustration').notNull(),
    /** Wins below this are on no board. */
    winnersFrom: parts('winners_from').notNull(),
    /** The draw that comes next. */
    nextDraw: integer('next_draw').notNull(),
    marks: jsonb('marks').$type<JackpotMarks>().notNull(),
    /** What the draws and the house made of it in all: the ledger has to come to the same. */
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

/** A title that takes part by itself, whatever its category. */
export const gamesJackpotTitle = pgTable(
  'games_jackpot_title',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId] })],
);

/** A draw of the pool: its commitment before, everything it followed from after. */
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
    /** After the contributions, before it was won. */
    pool: parts('pool').notNull(),
    /** Where it was won: whose bet, how much, and what the house put in anew. */
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
