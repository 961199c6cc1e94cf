import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, lt, min, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { job } from './jobs.schema.ts';

export type JobRow = typeof job.$inferSelect;

type JobFilter = {
  state?: JobRow['state'] | undefined;
  kind?: string | undefined;
  beforeId?: string | undefined;
  limit: number;
};

/** Newest first; ids are ordered by time. */
export async function listJobs(
  queries: Queries,
  { state, kind, beforeId, limit }: JobFilter,
): Promise<JobRow[]> {
  return queries
    .select()
    .from(job)
    .where(
      and(
        state ? eq(job.state, state) : undefined,
        kind ? eq(job.kind, kind) : undefined,
        beforeId === undefined ? undefined : lt(job.id, beforeId),
      ),
    )
    .orderBy(desc(job.id))
    .limit(limit);
}

export async function countJobs(queries: Queries) {
  const rows = await queries
    .select({ kind: job.kind, state: job.state, jobs: count(), runAt: min(job.runAt) })
    .from(job)
    .groupBy(job.kind, job.state)
    .orderBy(sql`${job.kind} collate "C"`, job.state);
  return rows.map((row) => ({ ...row, jobs: Number(row.jobs) }));
}

export async function countJobsIn(queries: Queries, state: JobRow['state']): Promise<number> {
  const [row] = await queries.select({ jobs: count() }).from(job).where(eq(job.state, state));
  return Number(row?.jobs ?? 0);
}

export async function findJob(queries: Queries, id: string): Promise<JobRow | undefined> {
  const [row] = await queries.select().from(job).where(eq(job.id, id));
  return row;
}

/** Queues a failed job again with all its attempts; undefined if it has not failed, or another has replaced it. */
export async function requeueJob(tx: Tx, id: string, now: Date): Promise<JobRow | undefined> {
  const other = alias(job, 'other');
  const successor = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.kind, job.kind),
        eq(other.uniqueKey, job.uniqueKey),
        sql`${other.state} in ('queued', 'running')`,
      ),
    );
  const [row] = await tx
    .update(job)
    .set({ state: 'queued', runAt: now, attempts: 0, finishedAt: null })
    .where(and(eq(job.id, id), eq(job.state, 'failed'), notExists(successor)))
    .returning();
  return row;
}
