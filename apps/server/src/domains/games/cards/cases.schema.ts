import { CARD_CASE_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/** What a vendor noticed of two members who may play together, and who judged it how. */
export const gamesCardCase = pgTable(
  'games_card_case',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    /** Of UTC, as vendors count. */
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    fromMember: uuid('from_member').notNull(),
    toMember: uuid('to_member').notNull(),
    figures: jsonb('figures').$type<Record<string, number>>().notNull(),
    foundAt: at('found_at').notNull(),
    state: text('state', { enum: CARD_CASE_STATES }).notNull(),
    takenBy: uuid('taken_by'),
    takenAt: at('taken_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_card_case_state', oneOf(table.state, CARD_CASE_STATES)),
    unique('games_card_case_once').on(
      table.brandId,
      table.vendor,
      table.gameCode,
      table.currency,
      table.day,
      table.kind,
      table.fromMember,
      table.toMember,
    ),
    index('games_card_case_newest').on(table.brandId, table.foundAt, table.id),
    index('games_card_case_waiting')
      .on(table.brandId, table.vendor)
      .where(sql`${table.state} in ('open', 'taken')`),
  ],
);
