import type { BrandSettings } from '@parlour/contract';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

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

/** Key pairs for sealed bodies, shared by all brands; the private half is encrypted with the master key. */
export const systemSealingKey = pgTable('system_sealing_key', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Sealed bodies that were opened: one is opened once, whichever process and brand it is sent to. */
export const systemSeenSeal = pgTable('system_seen_seal', {
  jti: text('jti').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});

/** Facts about this installation, such as the fingerprint of its master key. */
export const systemFact = pgTable('system_fact', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
