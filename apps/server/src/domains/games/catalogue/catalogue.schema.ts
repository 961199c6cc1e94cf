import { GAME_CATEGORIES, GAME_CLASSIFICATIONS } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A title as the vendor lists it, and what operators made of it. */
export const gamesTitle = pgTable(
  'games_title',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    category: text('category', { enum: GAME_CATEGORIES }).notNull(),
    classification: text('classification', { enum: GAME_CLASSIFICATIONS }).notNull(),
    names: jsonb('names').$type<Record<string, string>>().notNull(),
    iconUrl: text('icon_url').notNull(),
    returnToPlayer: text('return_to_player'),
    minBet: parts('min_bet').notNull(),
    lines: integer('lines').notNull(),
    hasTrial: boolean('has_trial').notNull(),
    /** Lower comes first. */
    sort: integer('sort').notNull(),
    /** The place among the hot ones; null: not hot. */
    hotRank: integer('hot_rank'),
    isNew: boolean('is_new').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    /** No longer on the vendor's list. */
    isGone: boolean('is_gone').notNull(),
    addedAt: at('added_at').notNull(),
    /** One more with each change by an operator. */
    version: integer('version').notNull().default(1),
    /** Taken out of play because of what it paid; null: in play. */
    disabledAt: at('disabled_at'),
    /** Of what comes back for one unit staked, as the vendor states it: the standard deviation, and the most. */
    returnDeviation: text('return_deviation'),
    returnMost: text('return_most'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.nodeId] }),
    index('games_title_vendor').on(table.brandId, table.vendor),
  ],
);

/** What a brand made of its lobby as a whole: the order of its tabs. Vendors and hot titles have theirs in their rows. */
export const gamesLobby = pgTable('games_lobby', {
  brandId: uuid('brand_id').primaryKey(),
  /** One more with each change of tabs, vendors' places or hot titles. */
  version: integer('version').notNull(),
  tabs: text('tabs').array().notNull(),
  hiddenTabs: text('hidden_tabs').array().notNull(),
  changedAt: at('changed_at').notNull(),
});
