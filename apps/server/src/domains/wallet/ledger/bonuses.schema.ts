import { BONUS_PRODUCTS, BONUS_STATES } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** While a withdrawal that might fail kept a bonus from being played; `untilMs` is null as long as it lasts. */
type BonusPause = { readonly fromMs: number; readonly untilMs: number | null };

/**
 * Money the house gave with a requirement. That of the active one is in the member's bonus purse, which never holds
 * another's; the others wait outside it. Its state changes only while the member's main account is locked.
 */
export const walletBonus = pgTable(
  'wallet_bonus',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text('currency').notNull(),
    /** What it was granted for: granted once, however often that is asked. */
    origin: text('origin').notNull(),
    state: text('state', { enum: BONUS_STATES }).notNull(),
    product: text('product', { enum: BONUS_PRODUCTS }).notNull(),
    /** Null: at every vendor. */
    vendors: text('vendors').array(),
    amount: parts('amount').notNull(),
    requirement: parts('requirement').notNull(),
    wagered: parts('wagered').notNull(),
    /** The most per stake, where the bonus pays a part of it; null: no limit. */
    stakeMax: parts('stake_max'),
    /** The most that becomes the member's own; null: no limit. */
    releaseMax: parts('release_max'),
    /** What its purse would hold if it were active; zero while it is. */
    held: parts('held').notNull(),
    released: parts('released').notNull(),
    wagerDays: integer('wager_days').notNull(),
    createdAt: at('created_at').notNull(),
    activatedAt: at('activated_at'),
    /** The number of the last line in the purse before it became active: those after it are the bonus's. */
    purseSeq: parts('purse_seq').notNull().default(sql`0`),
    endsAt: at('ends_at'),
    endedAt: at('ended_at'),
    /** The withdrawal that forfeited it: it comes back if that fails. */
    withdrawalId: uuid('withdrawal_id'),
    /** In order. What is played meanwhile does not count, and its end is later by them. */
    pauses: jsonb('pauses').$type<readonly BonusPause[]>().notNull().default(sql`'[]'`),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('wallet_bonus_origin').on(table.brandId, table.origin),
    uniqueIndex('wallet_bonus_active')
      .on(table.memberId, table.currency, table.brandId)
      .where(sql`${table.state} = 'active'`),
    index('wallet_bonus_member').on(table.memberId, table.id, table.brandId),
    index('wallet_bonus_ends').on(table.endsAt).where(sql`${table.state} = 'active'`),
    index('wallet_bonus_withdrawal').on(table.withdrawalId).where(sql`${table.withdrawalId} is not null`),
    check('wallet_bonus_state', oneOf(table.state, BONUS_STATES)),
    check('wallet_bonus_product', oneOf(table.product, BONUS_PRODUCTS)),
    check('wallet_bonus_amount', sql`${table.amount} > 0`),
  ],
);
