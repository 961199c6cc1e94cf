import { TURNOVER_REASONS } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What must be staked before money may leave, and why. Stakes after `afterSeq` are in the ledger and not yet in `done`;
 * those that were at no risk in rounds that have closed since `roundsUntil` are not taken from it yet.
 */
export const cashierTurnover = pgTable(
  'cashier_turnover',
  {
    brandId: uuid('brand_id').notNull(),
    /** The id of the deposit or gift. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason', { enum: TURNOVER_REASONS }).notNull(),
    reference: text('reference').notNull(),
    currency: text('currency').notNull(),
    times: text('times').notNull(),
    amount: parts('amount').notNull(),
    required: parts('required').notNull(),
    /** In the newest also what was staked beyond all that is required. */
    done: parts('done').notNull(),
    /** The last counted line number of the member's account; the same for all that are counted together. */
    afterSeq: parts('after_seq').notNull(),
    createdAt: at('created_at').notNull(),
    /** The same for all that are counted together; null: no round was looked at. */
    roundsUntil: at('rounds_until'),
    /** Met; a stake that is given back soon after opens it again. */
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('cashier_turnover_of_member').on(table.brandId, table.memberId, table.createdAt),
  ],
);

/** Closed rounds of which a part was at no risk and is taken from what was done, each once. */
export const cashierTurnoverRound = pgTable(
  'cashier_turnover_round',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Its vendor, title and round. */
    round: text('round').notNull(),
    amount: parts('amount').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId, table.round] })],
);
