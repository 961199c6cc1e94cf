import { type Prize, TASK_KINDS } from '@parlour/contract';
import { at, oneOf, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

/** A task of the brand as it is now. */
export const promotionsTask = pgTable(
  'promotions_task',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: TASK_KINDS }).notNull(),
    /** An amount, or how many in whole units. */
    target: parts('target').notNull(),
    prize: jsonb('prize').$type<Prize>().notNull(),
    isOn: boolean('is_on').notNull(),
    order: integer('list_order').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('promotions_task_kind', oneOf(table.kind, TASK_KINDS)),
    check('promotions_task_target', sql`${table.target} > 0`),
  ],
);

/** What a member claimed, with the prize as it was then. */
export const promotionsTaskClaim = pgTable(
  'promotions_task_claim',
  {
    brandId: uuid('brand_id').notNull(),
    taskId: uuid('task_id').notNull(),
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    prize: jsonb('prize').$type<Prize>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.taskId, table.memberId, table.day] }),
    index('promotions_task_claim_member').on(table.brandId, table.memberId, table.day),
  ],
);
