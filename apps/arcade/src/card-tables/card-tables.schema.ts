import { at, oneOf, parts } from '@parlour/database/columns';
import type { JsonObject } from '@parlour/game-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FINDING_KINDS, HAND_PHASES, SITTING_STATES } from './card-states.ts';

/** A table of one operator, title, currency and stake. Its row is the lock under which anything at it changes. */
export const arcadeCardTable = pgTable(
  'arcade_card_table',
  {
    id: uuid('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    stake: parts('stake').notNull(),
    /** Chips of no value, and practice players. */
    isPractice: boolean('is_practice').notNull(),
    /** Of the last hand; the next has the next. */
    handNumber: integer('hand_number').notNull(),
    /** The hand that is played, or was last. */
    handId: uuid('hand_id'),
    button: integer('button'),
    /** The seat that won the last hand and leads the next, in games where the winner leads. */
    leader: integer('leader'),
    /** When the next hand begins; null while players are missing or a hand is played. */
    nextAt: at('next_at'),
    /** When somebody has to look at it; null: never, until something happens. */
    dueAt: at('due_at'),
    /** Grows with every change, so that other processes notice. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    /** Its operator has ended it: nobody sits there any more. */
    stoppedAt: at('stopped_at'),
  },
  (table) => [
    index('arcade_card_table_kind').on(table.operatorId, table.gameCode, table.currency, table.stake),
    index('arcade_card_table_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** From sitting down to leaving. At a money table its id is that of the wallet's round; nobody sits there without one. */
export const arcadeCardSitting = pgTable(
  'arcade_card_sitting',
  {
    /** Made by the page: a second tap finds the seat. */
    id: uuid('id').primaryKey(),
    tableId: uuid('table_id').notNull(),
    seat: integer('seat').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    /** Absent for practice players, who sit at practice tables only. */
    playerId: uuid('player_id'),
    isPractice: boolean('is_practice').notNull(),
    state: text('state').notNull(),
    /** What it has: while a hand is played, what it brought to the hand. What it left with, in the end. */
    stack: parts('stack').notNull(),
    buyIn: parts('buy_in').notNull(),
    /** Bought while a hand was played, and not part of the stack yet. */
    topUp: parts('top_up').notNull(),
    /** Sits out since then; null: plays. */
    awaySince: at('away_since'),
    /** How long it was away before, since it was last dealt in: who comes and goes does not stay for ever. */
    awayMs: integer('away_ms').notNull().default(0),
    /** How often in a row the time was over. */
    lapses: integer('lapses').notNull(),
    bankMs: integer('bank_ms').notNull(),
    owesBig: boolean('owes_big').notNull(),
    owesSmall: boolean('owes_small').notNull(),
    /** A keyed hash of the network address; of practice players none. */
    addressHash: text('address_hash'),
    /** A keyed hash of the mark that its page keeps in the browser; null where a browser keeps none. */
    deviceHash: text('device_hash'),
    /** When the page was last heard of. */
    seenAt: at('seen_at'),
    hands: integer('hands').notNull(),
    rake: parts('rake').notNull(),
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
  },
  (table) => [
    check('arcade_card_sitting_state', oneOf(table.state, SITTING_STATES)),
    check(
      'arcade_card_sitting_amounts',
      sql`${table.stack} >= 0 and ${table.topUp} >= 0 and ${table.bankMs} >= 0`,
    ),
    check('arcade_card_sitting_house', sql`${table.playerId} is not null or ${table.isPractice}`),
    uniqueIndex('arcade_card_sitting_seat')
      .on(table.tableId, table.seat)
      .where(sql`${table.state} <> 'left'`),
    uniqueIndex('arcade_card_sitting_one')
      .on(table.playerId, table.gameCode)
      .where(sql`${table.state} <> 'left'`),
    index('arcade_card_sitting_left').on(table.playerId, table.gameCode, table.leftAt),
  ],
);

/** More chips for a sitting, under the page's id; the wallet's transaction has one of its own. */
export const arcadeCardTopUp = pgTable(
  'arcade_card_top_up',
  {
    sittingId: uuid('sitting_id').notNull(),
    id: uuid('id').notNull(),
    amount: parts('amount').notNull(),
    /** The further bet of the round; none at practice tables. */
    raiseId: uuid('raise_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sittingId, table.id] })],
);

export type HandPlayer = { seat: number; sittingId: string; playerId: string | null; stack: string };
export type PageSeed = { seat: number; seed: string };

/** A hand. Whatever tells a card that not everybody may see is encrypted, during the hand and after it. */
export const arcadeCardHand = pgTable(
  'arcade_card_hand',
  {
    id: uuid('id').primaryKey(),
    tableId: uuid('table_id').notNull(),
    number: integer('number').notNull(),
    phase: text('phase').notNull(),
    /** Those dealt in, and what each brought. */
    players: jsonb('players').$type<HandPlayer[]>().notNull(),
    button: integer('button').notNull(),
    isFirst: boolean('is_first').notNull(),
    /** Blinds that were missed before and are posted now. */
    posts: jsonb('posts').$type<{ seat: number; amount: string; isDead: boolean }[]>().notNull(),
    /** The house's order of the deck, and the salts of the commitments: encrypted. */
    deck: text('deck').notNull(),
    commitments: jsonb('commitments').$type<string[]>().notNull(),
    seeds: jsonb('seeds').$type<PageSeed[]>().notNull(),
    /** The state of the game: encrypted. Null before it is dealt. */
    state: text('state'),
    actions: integer('actions').notNull(),
    /** Whose turn it is, and since when. */
    turn: integer('turn'),
    turnAt: at('turn_at'),
    rake: parts('rake'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    check('arcade_card_hand_phase', oneOf(table.phase, HAND_PHASES)),
    unique('arcade_card_hand_number').on(table.tableId, table.number),
    uniqueIndex('arcade_card_hand_running')
      .on(table.tableId)
      .where(sql`${table.phase} in ('seeding', 'playing')`),
  ],
);

export const arcadeCardAction = pgTable(
  'arcade_card_action',
  {
    handId: uuid('hand_id').notNull(),
    index: integer('index').notNull(),
    seat: integer('seat').notNull(),
    action: jsonb('action').$type<JsonObject>().notNull(),
    /** False where it was done for a player, or by a practice player. */
    isPlayers: boolean('is_players').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.handId, table.index] })],
);

/** What a hand did to a stack: a player's history, and what the house took of whom. */
export const arcadeCardResult = pgTable(
  'arcade_card_result',
  {
    handId: uuid('hand_id').notNull(),
    sittingId: uuid('sitting_id').notNull(),
    playerId: uuid('player_id'),
    operatorId: text('operator_id').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    isPractice: boolean('is_practice').notNull(),
    before: parts('before').notNull(),
    after: parts('after').notNull(),
    rake: parts('rake').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.handId, table.sittingId] }),
    index('arcade_card_result_player').on(table.playerId, table.gameCode, table.handId),
    index('arcade_card_result_operator').on(table.operatorId, table.at).where(sql`not ${table.isPractice}`),
  ],
);

/** Days whose hands were looked through, so that none is left out after a standstill. */
export const arcadeCardSearch = pgTable('arcade_card_search', {
  day: date('day').primaryKey(),
  searchedAt: at('searched_at').notNull(),
});

/** What a day's hands of two players look like; people judge it. */
export const arcadeCardFinding = pgTable(
  'arcade_card_finding',
  {
    id: uuid('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    /** Who gave, and who got. */
    fromPlayer: uuid('from_player').notNull(),
    toPlayer: uuid('to_player').notNull(),
    figures: jsonb('figures').$type<JsonObject>().notNull(),
    foundAt: at('found_at').notNull(),
  },
  (table) => [
    check('arcade_card_finding_kind', oneOf(table.kind, FINDING_KINDS)),
    unique('arcade_card_finding_once').on(
      table.operatorId,
      table.gameCode,
      table.currency,
      table.day,
      table.kind,
      table.fromPlayer,
      table.toPlayer,
    ),
  ],
);
