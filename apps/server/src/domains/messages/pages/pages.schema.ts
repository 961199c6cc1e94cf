import { BRAND_PAGES, type PageChanges, type PageTexts } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const pageName = () => text('page', { enum: BRAND_PAGES }).notNull();

/** A page that a brand writes itself. The words are in its versions. */
export const messagesPage = pgTable(
  'messages_page',
  {
    brandId: uuid('brand_id').notNull(),
    page: pageName(),
    /** The latest. */
    version: integer('version').notNull(),
    /** Null: the site shows the built-in words. */
    publishedVersion: integer('published_version'),
    publishedAt: at('published_at'),
    /** The last version that members were asked to agree to. It binds while a page of the brand is public. */
    consentVersion: integer('consent_version'),
    changedAt: at('changed_at').notNull(),
    /** Null: the demo. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.page] })],
);

/** A version as it was saved. Never changed and never removed: consents name it. */
export const messagesPageVersion = pgTable(
  'messages_page_version',
  {
    brandId: uuid('brand_id').notNull(),
    page: pageName(),
    version: integer('version').notNull(),
    texts: jsonb('texts').$type<PageTexts>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: uuid('saved_by'),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.page, table.version] }),
    foreignKey({
      columns: [table.brandId, table.page],
      foreignColumns: [messagesPage.brandId, messagesPage.page],
    }),
  ],
);

/** From when until when a version was public, by whom and why. */
export const messagesPagePublication = pgTable(
  'messages_page_publication',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    page: pageName(),
    version: integer('version').notNull(),
    publishedAt: at('published_at').notNull(),
    publishedBy: uuid('published_by'),
    reason: text('reason').notNull(),
    /** Null: it still is. */
    /** What members read of it before they agree; null: they were not asked to. */
    changes: jsonb('changes').$type<PageChanges>(),
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by'),
    endReason: text('end_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('messages_page_publication_page').on(table.brandId, table.page, table.id),
    foreignKey({
      columns: [table.brandId, table.page, table.version],
      foreignColumns: [messagesPageVersion.brandId, messagesPageVersion.page, messagesPageVersion.version],
    }),
  ],
);
