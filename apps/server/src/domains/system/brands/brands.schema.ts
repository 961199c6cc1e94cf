import type { BrandSettings, Change } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The tenants. Every other table of a domain leads its keys with `brand_id`. */
export const systemBrand = pgTable(
  'system_brand',
  {
    brandId: uuid('brand_id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    settings: jsonb('settings').$type<BrandSettings>().notNull(),
    revision: integer('revision').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [uniqueIndex('system_brand_merchant').on(table.merchantCode)],
);

/** A host belongs to one brand; the key says so. */
export const systemBrandHost = pgTable('system_brand_host', {
  host: text('host').primaryKey(),
  brandId: uuid('brand_id')
    .notNull()
    .references(() => systemBrand.brandId),
});

/** Every state a brand was in, written with the change itself. */
export const systemBrandVersion = pgTable(
  'system_brand_version',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => systemBrand.brandId),
    version: integer('version').notNull(),
    settings: jsonb('settings').$type<BrandSettings>().notNull(),
    /** Compared with the previous version. */
    changes: jsonb('changes').$type<Change[]>().notNull(),
    at: at('at').notNull(),
    /** Null: seeded, or changed by the machine. */
    operatorId: uuid('operator_id'),
    reason: text('reason'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);
