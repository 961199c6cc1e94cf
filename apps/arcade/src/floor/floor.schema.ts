import { at } from '@parlour/database/columns';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** By currency, in parts of the unit. */
export type FloorLimits = Record<string, { least: string; most: string }>;

/** How an operator has set a game that many play, or stopped it. The newest counts; earlier ones say what held when. */
export const arcadeFloorChange = pgTable(
  'arcade_floor_change',
  {
    /** Made by the operator: a repeated call finds it. */
    id: uuid('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    gameCode: text('game_code').notNull(),
    isOpen: boolean('is_open').notNull(),
    /** A stop counts at once, a change from the next round on. */
    isStop: boolean('is_stop').notNull(),
    limits: jsonb('limits').$type<FloorLimits>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('arcade_floor_change_of_game').on(table.operatorId, table.gameCode, table.at, table.id)],
);

/** A table that an operator has stopped, and what went back. */
export const arcadeFloorStop = pgTable('arcade_floor_stop', {
  /** Made by the operator: a repeated call finds it. */
  id: uuid('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  gameCode: text('game_code').notNull(),
  /** The game of a table that all share, else the id of the table or room. */
  tableCode: text('table_code').notNull(),
  /** The rounds that it ended. */
  rounds: jsonb('rounds').$type<string[]>().notNull(),
  /** By currency, in parts of the unit. */
  returned: jsonb('returned').$type<Record<string, string>>().notNull(),
  at: at('at').notNull(),
});
