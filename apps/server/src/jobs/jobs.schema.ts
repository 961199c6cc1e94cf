import { JOB_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Work to be done later or elsewhere. It belongs to the platform, so its key has no brand; `brand_id` says for whom it
 * is.
 */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    uniqueKey: text('unique_key'),
    brandId: uuid('brand_id'),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull(),
    runAt: at('run_at').notNull(),
    attempts: integer('attempts').notNull(),
    leaseUntil: at('lease_until'),
    lastError: text('last_error'),
    requestId: text('request_id'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    check('job_state', oneOf(table.state, JOB_STATES)),
    check('job_running_is_leased', sql`(${table.state} = 'running') = (${table.leaseUntil} is not null)`),
    index('job_due').on(table.runAt, table.id).where(sql`${table.state} = 'queued'`),
    index('job_leased').on(table.leaseUntil).where(sql`${table.state} = 'running'`),
    index('job_finished').on(table.finishedAt).where(sql`${table.state} in ('done', 'failed')`),
    index('job_state_id').on(table.state, table.id),
    index('job_kind_id').on(table.kind, table.id),
    uniqueIndex('job_once')
      .on(table.kind, table.uniqueKey)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** The business days for which a brand needs a kind of daily work, from the day they begin, and when it was done. */
export const jobDay = pgTable(
  'job_day',
  {
    brandId: uuid('brand_id').notNull(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.kind, table.day] }),
    index('job_day_waiting').on(table.kind, table.brandId, table.day).where(sql`${table.doneAt} is null`),
  ],
);
