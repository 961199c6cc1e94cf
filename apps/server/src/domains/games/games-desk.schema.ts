import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Keys beside those in use: of theirs the ones still accepted, of ours the one to come; and those that have ended. */
export const gamesVendorKey = pgTable(
  'games_vendor_key',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    side: text('side').notNull(),
    publicKey: text('public_key').notNull(),
    /** Of ours alone; encrypted at rest, and gone once the key has ended. */
    privateKey: text('private_key'),
    createdAt: at('created_at').notNull(),
    /** From then on it is worth nothing; null: not yet known when. */
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_vendor_key_side', sql`${table.side} in ('ours', 'theirs')`),
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

/** What a brand made of its lobby as a whole: the order of its tabs. Vendors and hot titles have theirs in their rows. */
export const gamesLobby = pgTable('games_lobby', {
  brandId: uuid('brand_id').primaryKey(),
  /** One more with each change of tabs, vendors' places or hot titles. */
  version: integer('version').notNull(),
  tabs: text('tabs').array().notNull(),
  hiddenTabs: text('hidden_tabs').array().notNull(),
  changedAt: at('changed_at').notNull(),
});

/**
 * What rounds of a title brought back, by the day they were counted on. A round counts once it is closed; what changes it
 * later is counted when it comes. Trial rounds are not counted.
 */
export const gamesReturnDay = pgTable(
  'games_return_day',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    rounds: parts('rounds').notNull(),
    staked: parts('staked').notNull(),
    won: parts('won').notNull(),
    /** The sum over rounds of what came back for one unit staked, and of its square. */
    returned: numeric('returned').notNull(),
    returnedSquared: numeric('returned_squared').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId, table.currency, table.day] })],
);

/** The same since the title was last put into play: what is compared with what its vendor states. */
export const gamesReturn = pgTable(
  'games_return',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    since: at('since').notNull(),
    /** What the vendor stated then, in percent: another statement is counted anew. */
    stated: text('stated'),
    rounds: parts('rounds').notNull(),
    returned: numeric('returned').notNull(),
    returnedSquared: numeric('returned_squared').notNull(),
    /** How many rounds there were at the last comparison. */
    checkedRounds: parts('checked_rounds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.nodeId] })],
);

/** Up to when the transactions of a brand are counted. */
export const gamesReturnMark = pgTable('games_return_mark', {
  brandId: uuid('brand_id').primaryKey(),
  countedUntil: at('counted_until').notNull(),
});

/** What a vendor asked for and an operator has to look at, such as the rollback of a bet that has won. */
export const gamesAlert = pgTable(
  'games_alert',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    /** Of the transaction that was refused. */
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id').notNull(),
    referenceId: uuid('reference_id').notNull(),
    at: at('at').notNull(),
    /** When somebody had looked at it, who, and what they made of it; null: it waits. */
    settledAt: at('settled_at'),
    settledBy: uuid('settled_by'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    index('games_alert_waiting').on(table.brandId, table.at).where(sql`${table.settledAt} is null`),
  ],
);
