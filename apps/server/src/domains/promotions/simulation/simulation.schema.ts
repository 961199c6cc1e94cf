import { SIMULATION_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { promotionsOfferVersion } from '../offers/offers.schema.ts';
import type { Outcome } from './simulation.rules.ts';

/** A version of an offer, tried on past play. */
export const promotionsSimulation = pgTable(
  'promotions_simulation',
  {
    brandId: uuid('brand_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    version: integer('version').notNull(),
    state: text('state', { enum: SIMULATION_STATES }).notNull(),
    askedAt: at('asked_at').notNull(),
    /** Null: the demo. */
    askedBy: uuid('asked_by'),
    doneAt: at('done_at'),
    outcome: jsonb('outcome').$type<Outcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.offerId, table.version] }),
    foreignKey({
      columns: [table.brandId, table.offerId, table.version],
      foreignColumns: [
        promotionsOfferVersion.brandId,
        promotionsOfferVersion.offerId,
        promotionsOfferVersion.version,
      ],
    }),
    check('promotions_simulation_state', oneOf(table.state, SIMULATION_STATES)),
  ],
);
