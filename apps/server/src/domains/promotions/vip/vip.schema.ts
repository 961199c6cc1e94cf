import type { VipPlan } from '@parlour/contract';
import { at, parts } from '@parlour/database/columns';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TrialOutcome } from './trial.rules.ts';

/** A brand's plan of levels, every version of it; the last one holds. */
export const promotionsVipPlan = pgTable(
  'promotions_vip_plan',
  {
    brandId: uuid('brand_id').notNull(),
    version: integer('version').notNull(),
    plan: jsonb('plan').$type<VipPlan>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);

/** How a member stands, as of the last night's work. Who never played has no row, and is at level 0. */
export const promotionsStanding = pgTable(
  'promotions_standing',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    level: integer('level').notNull(),
    /** Valid stake towards the next level. */
    progress: parts('progress').notNull(),
    /** The month of `monthValid`, which is nothing in any other: `2026-11`. */
    month: text('month').notNull(),
    monthValid: parts('month_valid').notNull(),
    /** The month of the last rise; null: there was none. */
    risenMonth: text('risen_month'),
    /** Valid stake of own money that has not made a point yet. */
    pointsRest: parts('points_rest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId] }),
    index('promotions_standing_level').on(table.brandId, table.level),
  ],
);

/** A plan that is tried on past play. */
export const promotionsVipTrial = pgTable(
  'promotions_vip_trial',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    plan: jsonb('plan').$type<VipPlan>().notNull(),
    askedAt: at('asked_at').notNull(),
    askedBy: uuid('asked_by'),
    doneAt: at('done_at'),
    /** Null: it runs. */
    outcome: jsonb('outcome').$type<TrialOutcome>(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);
