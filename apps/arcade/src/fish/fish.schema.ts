import { at } from '@parlour/database/columns';
import type { FiredShot } from '@parlour/game-rules/fish';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** A room of a title, for the players of one operator. Its seed is public: what swims there follows from it and the clock. */
export const arcadeFishRoom = pgTable(
  'arcade_fish_room',
  {
    id: uuid('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    gameCode: text('game_code').notNull(),
    number: integer('number').notNull(),
    seed: text('seed').notNull(),
    createdAt: at('created_at').notNull(),
    /** Its operator has ended it: nobody sits there any more. */
    stoppedAt: at('stopped_at'),
  },
  (table) => [unique('arcade_fish_room_number').on(table.operatorId, table.gameCode, table.number)],
);

/** Who sits where, and what they last fired. */
export const arcadeFishSeat = pgTable(
  'arcade_fish_seat',
  {
    roomId: uuid('room_id').notNull(),
    seat: integer('seat').notNull(),
    playerId: uuid('player_id').notNull(),
    gameCode: text('game_code').notNull(),
    /** Until then somebody is there. */
    until: at('until').notNull(),
    /** Of a shot; null before the first. */
    stake: bigint('stake', { mode: 'bigint' }),
    currency: text('currency').notNull(),
    firedAt: at('fired_at'),
    fired: jsonb('fired').$type<FiredShot[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.seat] }),
    unique('arcade_fish_seat_player').on(table.playerId, table.gameCode),
    check('arcade_fish_seat_place', sql`${table.seat} between 0 and 3`),
  ],
);

/** A fish that was caught: once, by whoever was first. */
export const arcadeFishCatch = pgTable(
  'arcade_fish_catch',
  {
    roomId: uuid('room_id').notNull(),
    fish: bigint('fish', { mode: 'number' }).notNull(),
    roundId: uuid('round_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.fish] }),
    index('arcade_fish_catch_old').on(table.at),
  ],
);
