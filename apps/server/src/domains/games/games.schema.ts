import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const parts = (name: string) => bigint(name, { mode: 'bigint' });

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
    tag: text('tag').notNull(),
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

/** A title as the vendor lists it, and what operators made of it. */
export const gamesTitle = pgTable(
  'games_title',
  {
    brandId: uuid('brand_id').notNull(),
    nodeId: text('node_id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    category: text('category').notNull(),
    classification: text('classification').notNull(),
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

export const gamesFavourite = pgTable(
  'games_favourite',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.nodeId] }),
    index('games_favourite_newest').on(table.brandId, table.memberId, table.at),
  ],
);

/** When a member last opened a title, and how often. */
export const gamesRecent = pgTable(
  'games_recent',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: at('at').notNull(),
    opened: integer('opened').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.nodeId] }),
    index('games_recent_newest').on(table.brandId, table.memberId, table.at),
    index('games_recent_popular').on(table.brandId, table.at),
  ],
);

/** A member at a vendor's title: what the vendor's token stands for. Currency and title never change. */
export const gamesSession = pgTable(
  'games_session',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    vendor: text('vendor').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('games_session_token').on(table.tokenHash),
    index('games_session_member').on(table.brandId, table.memberId, table.createdAt),
  ],
);

/**
 * What a vendor did to a member's money: one row per transaction of the vendor's, written together with the ledger's
 * entries. A rollback that came before its bet leaves a tombstone under the bet's own id, so that the bet finds its place
 * taken.
 */
export const gamesTransaction = pgTable(
  'games_transaction',
  {
    brandId: uuid('brand_id').notNull(),
    vendor: text('vendor').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id').notNull(),
    gameCode: text('game_code').notNull(),
    round: text('round').notNull(),
    closesRound: boolean('closes_round').notNull(),
    currency: text('currency').notNull(),
    amount: parts('amount').notNull(),
    /** Of wins and rollbacks: the transaction they are about. */
    referenceId: uuid('reference_id'),
    supplierId: text('supplier_id').notNull(),
    /** Over what must not differ when the same id comes again. */
    requestHash: text('request_hash').notNull(),
    /** Of the member after it: what a repeat is answered with. */
    balance: parts('balance').notNull(),
    /** Nothing moved: a win of nought, a rollback of what was rolled back. */
    isEmpty: boolean('is_empty').notNull(),
    note: text('note').notNull(),
    /** What the house adds to the jackpot for this bet, as it was when the bet was placed. */
    contribution: parts('contribution'),
    /** Of a bet with a contribution: its place in the vendor's account, by which the jackpot goes through them in order. */
    entryStripe: smallint('entry_stripe'),
    entrySeq: parts('entry_seq'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.vendor, table.transactionId] }),
    check('games_transaction_kind', sql`${table.kind} in ('bet', 'win', 'rollback', 'tombstone')`),
    // No brand and no vendor in these: of several indexes that have them a planner without figures takes any, and then
    // goes through all that a vendor ever sent.
    index('games_transaction_round').on(table.round, table.memberId),
    index('games_transaction_closed').on(table.round).where(sql`${table.closesRound}`),
    index('games_transaction_about').on(table.referenceId),
    index('games_transaction_member').on(table.memberId, table.at),
    index('games_transaction_time').on(table.at),
    index('games_transaction_entry')
      .on(table.brandId, table.vendor, table.entryStripe, table.entrySeq)
      .where(sql`${table.contribution} > 0`),
    index('games_transaction_won')
      .on(table.brandId, table.at, table.transactionId)
      .where(sql`${table.kind} = 'win' and not ${table.isEmpty}`),
  ],
);

/** The last comparison of a business day with a vendor's report; doing it again replaces it. */
export const gamesReconciliation = pgTable(
  'games_reconciliation',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state').notNull(),
    /** Of how many transactions either side knows. */
    compared: integer('compared').notNull(),
    /** How many differed, also beyond those that are kept. */
    differences: integer('differences').notNull(),
    totals: jsonb('totals').$type<ReconciledTotals[]>().notNull(),
    /** How often the vendor was asked in vain since it last answered. */
    failures: integer('failures').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    unique('games_reconciliation_once').on(table.brandId, table.vendor, table.day),
    check('games_reconciliation_state', sql`${table.state} in ('equal', 'different', 'unanswered')`),
  ],
);

/** By currency, whole numbers as text: what bets took, wins paid and how many transactions there were. */
export type ReconciledTotals = {
  readonly currency: string;
  readonly ours: SideTotals;
  readonly theirs: SideTotals;
};
type SideTotals = { readonly count: number; readonly bets: string; readonly wins: string };

/** A transaction about which a vendor and we disagree. It stays, whatever becomes of it. */
export const gamesDifference = pgTable(
  'games_difference',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    transactionId: uuid('transaction_id').notNull(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id'),
    round: text('round').notNull(),
    /** What either side says of it; null: nothing. */
    ours: text('ours'),
    theirs: text('theirs'),
    state: text('state').notNull(),
    foundAt: at('found_at').notNull(),
    /** By an operator, or because both sides agree by now. */
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    unique('games_difference_once').on(table.brandId, table.vendor, table.transactionId),
    index('games_difference_day').on(table.brandId, table.vendor, table.day),
    index('games_difference_open').on(table.brandId, table.vendor).where(sql`${table.state} = 'open'`),
    check('games_difference_state', sql`${table.state} in ('open', 'resolved', 'agreed')`),
    check(
      'games_difference_kind',
      sql`${table.kind} in ('missing_here', 'missing_there', 'amount', 'currency', 'state')`,
    ),
  ],
);

/** A match that operators put before members; a press opens a title. */
export const gamesMatch = pgTable(
  'games_match',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    homeTeamImageUrl: text('home_team_image_url').notNull(),
    awayTeamImageUrl: text('away_team_image_url').notNull(),
    league: text('league').notNull(),
    matchTime: at('match_time').notNull(),
    shownFrom: at('shown_from').notNull(),
    shownUntil: at('shown_until').notNull(),
    nodeId: text('node_id').notNull(),
    sort: integer('sort').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('games_match_span', sql`${table.shownFrom} < ${table.shownUntil}`),
  ],
);
