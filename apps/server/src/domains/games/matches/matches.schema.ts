import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A match that operators promote; tapping it opens a title. */
export const gamesMatch = pgTable(
  'games_match',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    homeTeamImageUrl: text('home_team_image_url').notNull(),
    awayTeamImageUrl: text('away_team_image_url').notNull(),
    league: text('league').notNull(),
    matchTime: at('match_time').notNull(),
    shownFrom: at('shown_from').notNull(),
    shownUntil: at('shown_until').notNull(),
    nodeId: text('node_id').notNull(),
    sort: integer('sort').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_match_span', sql`${table.shownFrom} < ${table.shownUntil}`),
  ],
);
