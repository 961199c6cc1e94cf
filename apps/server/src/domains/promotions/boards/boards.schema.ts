import type { BoardDocument } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/** A leaderboard that two operators published. Its document never changes. */
export const promotionsBoard = pgTable(
  'promotions_board',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    document: jsonb('document').$type<BoardDocument>().notNull(),
    currency: text('currency').notNull(),
    publishedAt: at('published_at').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Rounds that closed before are counted. Written with the places they changed. */
    countedUntil: at('counted_until').notNull(),
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('promotions_board_open').on(table.brandId, table.endsAt).where(sql`${table.paidAt} is null`),
    check('promotions_board_span', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** How a member stands on a board. Who got there first goes before those who reached as much. */
export const promotionsBoardPlace = pgTable(
  'promotions_board_place',
  {
    brandId: uuid('brand_id').notNull(),
    boardId: uuid('board_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** In parts of the currency, or in hundredths of a stake. */
    score: parts('score').notNull(),
    reachedAt: at('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.boardId, table.memberId] }),
    index('promotions_board_place_order').on(
      table.brandId,
      table.boardId,
      table.score.desc(),
      table.reachedAt,
      table.memberId,
    ),
  ],
);

/** Who won which rank of a board that was paid. */
export const promotionsBoardWin = pgTable(
  'promotions_board_win',
  {
    brandId: uuid('brand_id').notNull(),
    boardId: uuid('board_id').notNull(),
    rank: integer('rank').notNull(),
    memberId: uuid('member_id').notNull(),
    score: parts('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.boardId, table.rank] }),
    unique('promotions_board_win_member').on(table.brandId, table.boardId, table.memberId),
  ],
);
