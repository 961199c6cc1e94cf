import { VENDOR_KEY_SIDES, VENDOR_TAGS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A vendor of a brand: where it is, and the keys by which each side knows the other. */
export const gamesVendor = pgTable(
  'games_vendor',
  {
    brandId: uuid('brand_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Before the paths of the protocol. */
    apiUrl: text('api_url').notNull(),
    /** What the vendor calls this brand. */
    operatorId: text('operator_id').notNull(),
    vendorPublicKey: text('vendor_public_key').notNull(),
    ownPublicKey: text('own_public_key').notNull(),
    /** Encrypted at rest. */
    ownPrivateKey: text('own_private_key').notNull(),
    isOpen: boolean('is_open').notNull(),
    tag: text('tag', { enum: VENDOR_TAGS }).notNull(),
    sort: integer('sort').notNull(),
    /** The highest single bet; null: none. */
    betMax: parts('bet_max'),
    listedAt: at('listed_at'),
    createdAt: at('created_at').notNull(),
    /** What the brand calls it; null: as the vendor calls itself. */
    displayName: text('display_name'),
    /** One more with each change by an operator. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.code] })],
);

/** Keys beside those in use: of theirs the ones still accepted, of ours the one to come; and those that have ended. */
export const gamesVendorKey = pgTable(
  'games_vendor_key',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    side: text('side', { enum: VENDOR_KEY_SIDES }).notNull(),
    publicKey: text('public_key').notNull(),
    /** Of ours alone; encrypted at rest, and gone once the key has ended. */
    privateKey: text('private_key'),
    createdAt: at('created_at').notNull(),
    /** From then on it is worth nothing; null: not yet known when. */
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_vendor_key_side', oneOf(table.side, VENDOR_KEY_SIDES)),
    index('games_vendor_key_vendor').on(table.brandId, table.vendor, table.createdAt),
  ],
);

/** How a vendor has been answering, as the process saw it that asked last. */
export const gamesVendorHealth = pgTable(
  'games_vendor_health',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** In a row; nought: it answers. */
    failures: integer('failures').notNull(),
    restsUntil: at('rests_until'),
    failedAt: at('failed_at'),
    /** What went wrong last. */
    failure: text('failure').notNull(),
    recoveredAt: at('recovered_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.vendor] })],
);
