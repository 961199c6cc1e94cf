import { GAME_CATEGORIES, GAME_CLASSIFICATIONS } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import type { VendorTitle } from '@parlour/wallet-protocol';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A title as the vendor lists it, with the operators' marks. */
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
    /** Whether free rounds can be given at it. */
    hasFreeRounds: boolean('has_free_rounds').notNull().default(false),
    /** Lower comes first. */
    sort: integer('sort').notNull(),
    /** The place among hot titles; null: not hot. */
    hotRank: integer('hot_rank'),
    isNew: boolean('is_new').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    /** No longer on the vendor's list. */
    isGone: boolean('is_gone').notNull(),
    addedAt: at('added_at').notNull(),
    /** Incremented by each change of an operator. */
    version: integer('version').notNull().default(1),
    /** Taken out of play because of what it paid; null: in play. */
    disabledAt: at('disabled_at'),
    /** Of the return on one unit, as the vendor states it: the standard deviation, and the maximum. */
    returnDeviation: text('return_deviation'),
    returnMost: text('return_most'),
    /** What the worst bet on offer returns, of the first bet of a round; null: not stated. */
    returnLeast: text('return_least'),
    /** Of lotteries alone: their family, and the skins they have. */
    groupId: text('group_id'),
    lottoMode: text('lotto_mode').notNull().default(''),
    /** By which rules and numbers it is played, as the vendor says. */
    mechanic: text('mechanic'),
    model: text('model'),
    modelSheet: jsonb('model_sheet').$type<VendorTitle['model_sheet']>(),
    /** The tab that operators chose; null: the vendor's. */
    ownCategory: text('own_category', { enum: GAME_CATEGORIES }),
    /** The kind that operators chose; null: the vendor's. */
    ownClassification: text('own_classification', { enum: GAME_CLASSIFICATIONS }),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.nodeId] }),
    index('games_title_vendor').on(table.brandId, table.vendor),
  ],
);

/** A brand's order of tabs. Vendors and hot titles have their place in their own rows. */
export const gamesLobby = pgTable('games_lobby', {
  brandId: uuid('brand_id').primaryKey(),
  /** Incremented by each change of tabs, vendors' places or hot titles. */
  version: integer('version').notNull(),
  tabs: text('tabs').array().notNull(),
  hiddenTabs: text('hidden_tabs').array().notNull(),
  changedAt: at('changed_at').notNull(),
});
