import { at } from '@parlour/database/columns';
import type { JsonObject } from '@parlour/game-rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A game that many play together, and which process runs it. */
export const arcadeTable = pgTable('arcade_table', {
  gameCode: text('game_code').primaryKey(),
  /** The process that runs its rounds, until the lease ends. */
  leader: uuid('leader'),
  leaseUntil: at('lease_until').notNull(),
  /** Until then somebody is there, and rounds follow each other. */
  wantedUntil: at('wanted_until').notNull(),
});

/**
 * A round of a table. Its seed is made and its commitment shown before betting opens on the round before it. Nothing here
 * tells its outcome while one can still bet or cash out: it is computed from the seed whenever it is needed.
 */
export const arcadeTableRound = pgTable(
  'arcade_table_round',
  {
    id: uuid('id').primaryKey(),
    gameCode: text('game_code').notNull(),
    number: integer('number').notNull(),
    model: text('model').notNull(),
    phase: text('phase').notNull(),
    /** Encrypted at rest until it is revealed, and after. */
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    /** Over the bets, and the commitment of the round that follows: both from the close of betting on. */
    root: text('root'),
    external: text('external'),
    createdAt: at('created_at').notNull(),
    opensAt: at('opens_at'),
    closesAt: at('closes_at'),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
    /** Of crash: where it ended, in hundredths, once it is over. */
    point: integer('point'),
    /** Of any other game: the cards, the number, the dice, from the close of betting on. */
    seen: jsonb('seen').$type<JsonObject>(),
    /** When none of its rounds was left open. */
    settledAt: at('settled_at'),
  },
  (table) => [
    check(
      'arcade_table_round_phase',
      sql`${table.phase} in ('coming', 'betting', 'running', 'over', 'void')`,
    ),
    check(
      'arcade_table_round_outcome',
      sql`case ${table.phase}
        when 'over' then (${table.point} is null) <> (${table.seen} is null)
        when 'running' then ${table.point} is null
        else ${table.point} is null and ${table.seen} is null end`,
    ),
    unique('arcade_table_round_number').on(table.gameCode, table.number),
    uniqueIndex('arcade_table_round_running')
      .on(table.gameCode)
      .where(sql`${table.phase} in ('betting', 'running')`),
    index('arcade_table_round_unsettled')
      .on(table.gameCode)
      .where(sql`${table.phase} <> 'coming' and ${table.settledAt} is null`),
  ],
);
