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
    /** Against the version before. */
    changes: jsonb('changes').$type<Change[]>().notNull(),
    at: at('at').notNull(),
    /** Null: seeded, or changed by the machine. */
    operatorId: uuid('operator_id'),
    reason: text('reason'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);

/** The processes of this installation, each writing its own line every few seconds. */
export const systemProcess = pgTable('system_process', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  version: text('version').notNull(),
  startedAt: at('started_at').notNull(),
  seenAt: at('seen_at').notNull(),
  stoppedAt: at('stopped_at'),
  loopDelayMs: integer('loop_delay_ms').notNull(),
  memoryMib: integer('memory_mib').notNull(),
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
