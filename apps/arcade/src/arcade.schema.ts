import { at } from '@parlour/database/columns';
import type { JsonObject } from '@parlour/game-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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

const parts = (name: string) => bigint(name, { mode: 'bigint' });

/** A platform that offers our games: its key, and its wallet's address. */
export const arcadeOperator = pgTable('arcade_operator', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  walletUrl: text('wallet_url').notNull(),
  onboardedAt: at('onboarded_at').notNull(),
});

export const arcadeStudioKey = pgTable('arcade_studio_key', {
  code: text('code').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted at rest. */
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** A player, under the name their operator uses; we know nothing else about them. */
export const arcadePlayer = pgTable(
  'arcade_player',
  {
    id: uuid('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [unique('arcade_player_user').on(table.operatorId, table.userName)],
);

/** One opening of one game. Currency and game never change. */
export const arcadeSession = pgTable('arcade_session', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the key in the address, in hexadecimal digits. */
  keyHash: text('key_hash').notNull(),
  playerId: uuid('player_id').notNull(),
  operatorId: text('operator_id').notNull(),
  userName: text('user_name').notNull(),
  studio: text('studio').notNull(),
  gameCode: text('game_code').notNull(),
  /** How the wallet identifies the session. */
  token: text('token').notNull(),
  currency: text('currency').notNull(),
  lobbyUrl: text('lobby_url').notNull(),
  depositUrl: text('deposit_url'),
  /** The operator's profile of pace. */
  pace: text('pace').notNull(),
  /** Whether the operator lets its players buy features. */
  isFeatureBuyOffered: boolean('is_feature_buy_offered').notNull().default(true),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/**
 * The seeds of a player's outcomes. One is in use, and the hash of the next is known, so that it is fixed before the
 * player chooses their seed for it; earlier ones are revealed.
 */
export const arcadeSeed = pgTable(
  'arcade_seed',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    /** Encrypted at rest until it is revealed, and after. */
    serverSeed: text('server_seed').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** The player has not chosen the client seed yet. */
    isHouseMade: boolean('is_house_made').notNull(),
    nextNonce: integer('next_nonce').notNull(),
    createdAt: at('created_at').notNull(),
    /** Absent for the next one. */
    inUseSince: at('in_use_since'),
    revealedAt: at('revealed_at'),
  },
  (table) => [
    uniqueIndex('arcade_seed_in_use')
      .on(table.playerId)
      .where(sql`${table.inUseSince} is not null and ${table.revealedAt} is null`),
    uniqueIndex('arcade_seed_next').on(table.playerId).where(sql`${table.inUseSince} is null`),
  ],
);

/** Rounds that an operator gives one of its users for nothing, under the id that the operator made. */
export const arcadeReward = pgTable(
  'arcade_reward',
  {
    operatorId: text('operator_id').notNull(),
    id: uuid('id').notNull(),
    userName: text('user_name').notNull(),
    studio: text('studio').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    /** The stake of each round, which nobody pays. */
    value: parts('value').notNull(),
    count: integer('count').notNull(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
    cancelledAt: at('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.id] }),
    index('arcade_reward_user').on(table.operatorId, table.userName, table.gameCode),
    check('arcade_reward_terms', sql`${table.value} > 0 and ${table.count} > 0`),
  ],
);

/** A round, under the id that the player's page made: a second tap finds the first round. */
export const arcadeRound = pgTable(
  'arcade_round',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    gameCode: text('game_code').notNull(),
    mechanic: text('mechanic').notNull(),
    /** With which it was played: titles may get another, rounds never. */
    model: text('model').notNull(),
    currency: text('currency').notNull(),
    /** The first bet. */
    stake: parts('stake').notNull(),
    /** All bets that were taken. */
    staked: parts('staked').notNull(),
    pick: jsonb('pick').$type<JsonObject>().notNull(),
    /** The reward it is played under: nobody pays its stake. */
    rewardId: uuid('reward_id'),
    state: text('state').notNull(),
    /** What it is drawn from: a seed of its player's, or the seed of the table's round that it bets on. */
    seedId: uuid('seed_id'),
    clientSeed: text('client_seed'),
    nonce: integer('nonce'),
    tableRoundId: uuid('table_round_id'),
    /** Of a sitting at a card table: its hands are drawn, it is not. */
    cardTableId: uuid('card_table_id'),
    /** At crash: where it is cashed out by itself, in hundredths, by its target or by the limit of wins. */
    ceiling: integer('ceiling'),
    /** What the player has seen of it; absent until the stake is taken. */
    outcome: jsonb('outcome').$type<JsonObject>(),
    /** While it is open, what stopping now would pay. */
    payout: parts('payout'),
    betId: uuid('bet_id').notNull(),
    /** The wallet's last answer; null: none that could be parsed. */
    status: text('status'),
    /** After the last known movement. */
    balance: parts('balance'),
    placedAt: at('placed_at').notNull(),
    /** Placed: until then a process is working on it. Open: when it is ended for a player who does not come back. */
    leaseUntil: at('lease_until').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    check(
      'arcade_round_state',
      sql`${table.state} in ('placed', 'refused', 'open', 'drawn', 'settled', 'cancelling', 'cancelled', 'disputed')`,
    ),
    check(
      'arcade_round_source',
      sql`case when ${table.cardTableId} is not null
        then ${table.seedId} is null and ${table.tableRoundId} is null
        when ${table.tableRoundId} is null
        then ${table.seedId} is not null and ${table.clientSeed} is not null and ${table.nonce} is not null
        else ${table.seedId} is null end`,
    ),
    index('arcade_round_newest').on(table.playerId, table.placedAt, table.id),
    index('arcade_round_of_game').on(table.playerId, table.gameCode, table.placedAt, table.id),
    index('arcade_round_sitting').on(table.sessionId),
    index('arcade_round_bet').on(table.betId),
    index('arcade_round_reward').on(table.rewardId).where(sql`${table.rewardId} is not null`),
    index('arcade_round_seed').on(table.seedId, table.state),
    index('arcade_round_left').on(table.leaseUntil).where(sql`${table.state} in ('placed', 'open')`),
    index('arcade_round_of_table')
      .on(table.tableRoundId, table.ceiling)
      .where(sql`${table.tableRoundId} is not null`),
    index('arcade_round_running').on(table.playerId).where(sql`${table.state} in ('placed', 'open')`),
  ],
);

/** What a player decided during a round: a second tap finds the first. */
export const arcadeStep = pgTable(
  'arcade_step',
  {
    roundId: uuid('round_id').notNull(),
    index: integer('index').notNull(),
    step: jsonb('step').$type<JsonObject>().notNull(),
    /** False where a rule of the house ended the round. */
    isPlayers: boolean('is_players').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.index] })],
);

/** A further bet of an open round, such as the double of a hand. The id is the transaction's. */
export const arcadeRaise = pgTable(
  'arcade_raise',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id').notNull(),
    /** Of the step it pays for. */
    index: integer('index').notNull(),
    amount: parts('amount').notNull(),
    /** At a table: what was bet before it, which holds again if it is taken back. */
    pickBefore: jsonb('pick_before').$type<JsonObject>(),
    state: text('state').notNull(),
    leaseUntil: at('lease_until').notNull(),
  },
  (table) => [
    check(
      'arcade_raise_state',
      sql`${table.state} in ('placed', 'taken', 'refused', 'cancelling', 'cancelled')`,
    ),
    index('arcade_raise_round').on(table.roundId),
    index('arcade_raise_left').on(table.leaseUntil).where(sql`${table.state} = 'placed'`),
  ],
);

/** A win or a rollback, kept until the wallet has acknowledged it. The id is the transaction's. */
export const arcadeDelivery = pgTable(
  'arcade_delivery',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id').notNull(),
    /** The bet that it settles or takes back. */
    betId: uuid('bet_id').notNull(),
    kind: text('kind').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: at('due_at').notNull(),
    status: text('status'),
    doneAt: at('done_at'),
  },
  (table) => [
    check('arcade_delivery_kind', sql`${table.kind} in ('win', 'rollback')`),
    unique('arcade_delivery_once').on(table.betId, table.kind),
    index('arcade_delivery_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
);
