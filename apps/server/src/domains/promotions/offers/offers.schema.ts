import { OFFER_STATES, type OfferDocument } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A promotion. What it promises is in its versions. */
export const promotionsOffer = pgTable(
  'promotions_offer',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state', { enum: OFFER_STATES }).notNull(),
    /** Members type it; null: it has none. */
    code: text('code'),
    /** The latest. */
    version: integer('version').notNull(),
    /** The one that two persons agreed to; null: none yet. */
    liveVersion: integer('live_version'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Null: the demo. */
    changedBy: uuid('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_offer_code').on(table.brandId, table.code).where(sql`${table.code} is not null`),
    check('promotions_offer_state', oneOf(table.state, OFFER_STATES)),
    check('promotions_offer_live', sql`(${table.state} = 'draft') = (${table.liveVersion} is null)`),
  ],
);

/** A version as it was saved. Never changed. */
export const promotionsOfferVersion = pgTable(
  'promotions_offer_version',
  {
    brandId: uuid('brand_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<OfferDocument>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: uuid('saved_by'),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.offerId, table.version] }),
    foreignKey({
      columns: [table.brandId, table.offerId],
      foreignColumns: [promotionsOffer.brandId, promotionsOffer.id],
    }),
  ],
);

/** From when until when a version was live, who let it and why. */
export const promotionsPublication = pgTable(
  'promotions_publication',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    offerId: uuid('offer_id').notNull(),
    version: integer('version').notNull(),
    publishedAt: at('published_at').notNull(),
    publishedBy: uuid('published_by'),
    reason: text('reason').notNull(),
    /** Null: it still is. */
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by'),
    endReason: text('end_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('promotions_publication_offer').on(table.brandId, table.offerId, table.id),
    foreignKey({
      columns: [table.brandId, table.offerId, table.version],
      foreignColumns: [
        promotionsOfferVersion.brandId,
        promotionsOfferVersion.offerId,
        promotionsOfferVersion.version,
      ],
    }),
  ],
);

/** What an offer has given or promised. Whoever grants takes from it first, in the same transaction. */
export const promotionsBudget = pgTable(
  'promotions_budget',
  {
    brandId: uuid('brand_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    grants: integer('grants').notNull(),
    spent: parts('spent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.offerId] }),
    foreignKey({
      columns: [table.brandId, table.offerId],
      foreignColumns: [promotionsOffer.brandId, promotionsOffer.id],
    }),
    check('promotions_budget_kept', sql`${table.grants} >= 0 and ${table.spent} >= 0`),
  ],
);
