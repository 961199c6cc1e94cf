import { VENDOR_KEY_SIDES, VENDOR_TAGS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A vendor of a brand: its address, and the keys of both sides. */
export const gamesVendor = pgTable(
  'games_vendor',
  {
    brandId: uuid('brand_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The prefix of the protocol's paths. */
    apiUrl: text('api_url').notNull(),
    /** What the vendor calls this brand. */
    operatorId: text('operator_id').notNull(),
    vendorPublicKey: text('vendor_public_key').notNull(),
    ownPublicKey: text('own_public_key').notNull(),
    /** Encrypted at rest. */
    ownPrivateKey: text('own_private_key').notNull(),
    isOpen: boolean('is_open').notNull(),
    /** A domain of ours: it has neither keys nor an address. */
    isHouse: boolean('is_house').notNull().default(false),
    tag: text('tag', { enum: VENDOR_TAGS }).notNull(),
    sort: integer('sort').notNull(),
    /** The highest single bet; null: no limit. */
    betMax: parts('bet_max'),
    /** What a round may win, and what the vendor may win of the house in a day; beyond it wins are held. Null: the rule. */
    winMax: parts('win_max'),
    dayWinMax: parts('day_win_max'),
    listedAt: at('listed_at'),
    createdAt: at('created_at').notNull(),
    /** The brand's name for it; null: the vendor's own name. */
    displayName: text('display_name'),
    /** The address of its mark, if it told one. */
    markUrl: text('mark_url'),
    /** Incremented by each change of an operator. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.code] })],
);

/** Keys besides those in use: theirs that are still accepted, our next one, and ended ones. */
export const gamesVendorKey = pgTable(
  'games_vendor_key',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    side: text('side', { enum: VENDOR_KEY_SIDES }).notNull(),
    publicKey: text('public_key').notNull(),
    /** Only for our keys; encrypted at rest, and deleted once the key has ended. */
    privateKey: text('private_key'),
    createdAt: at('created_at').notNull(),
    /** When it becomes invalid; null: not known yet. */
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_vendor_key_side', oneOf(table.side, VENDOR_KEY_SIDES)),
    index('games_vendor_key_vendor').on(table.brandId, table.vendor, table.createdAt),
  ],
);

/** A vendor's recent answers, as the last calling process saw them. */
export const gamesVendorHealth = pgTable(
  'games_vendor_health',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** In a row; 0: it answers. */
    failures: integer('failures').notNull(),
    restsUntil: at('rests_until'),
    failedAt: at('failed_at'),
    /** What went wrong last. */
    failure: text('failure').notNull(),
    recoveredAt: at('recovered_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.vendor] })],
);
