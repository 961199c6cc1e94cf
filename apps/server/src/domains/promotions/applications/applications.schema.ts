import { APPLICATION_STATES } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { promotionsOfferVersion } from '../offers/offers.schema.ts';

/** A member at an offer in a period, under the version that was live when they joined. */
export const promotionsApplication = pgTable(
  'promotions_application',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    offerId: uuid('offer_id').notNull(),
    version: integer('version').notNull(),
    memberId: uuid('member_id').notNull(),
    /** `once`, the first day of a business day, week or month, or the id of a deposit. */
    period: text('period').notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    /** What the budget keeps for it, in money; zero for points. */
    reserved: parts('reserved').notNull(),
    /** The deposit that is to be matched. */
    depositId: uuid('deposit_id'),
    rewardId: uuid('reward_id'),
    appliedAt: at('applied_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by'),
    /** Of a rejection, for the member. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('promotions_application_once').on(table.brandId, table.offerId, table.memberId, table.period),
    index('promotions_application_member').on(table.brandId, table.memberId, table.id),
    index('promotions_application_state').on(table.brandId, table.state, table.id),
    index('promotions_application_deposit').on(table.brandId, table.depositId),
    foreignKey({
      columns: [table.brandId, table.offerId, table.version],
      foreignColumns: [
        promotionsOfferVersion.brandId,
        promotionsOfferVersion.offerId,
        promotionsOfferVersion.version,
      ],
    }),
    check('promotions_application_state_known', oneOf(table.state, APPLICATION_STATES)),
  ],
);
