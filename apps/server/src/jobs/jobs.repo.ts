import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, inArray, lt, min, sql } from 'drizzle-orm';
import { job } from './jobs.schema.ts';

export type ClaimedJob = {
  id: string;
  kind: string;
  brandId: string | null;
  payload: unknown;
  attempt: number;
  requestId: string | null;
  runAtMs: number;
};

export type NewJob = {
  id: string;
  kind: string;
  uniqueKey: string | null;
  brandId: string | null;
  payload: unknown;
  requestId: string | null;
  runAt: Date;
  createdAt: Date;
};

/** False if a job with the same key is already waiting or running. */
export async function insertJob(tx: Tx, row: NewJob): Promise<boolean> {
  const inserted = await tx
    .insert(job)
    .values({ ...row, state: 'queued', attempts: 0 })
    .onConflictDoNothing()
    .returning({ id: job.id });
  return inserted.length > 0;
}

/** Claims due jobs, and those whose worker died; no two processes ever claim the same one. */
export async function claimJobs(
  queries: Queries,
  { kinds, limit, now, leaseUntil }: { kinds: string[]; limit: number; now: Date; leaseUntil: Date },
): Promise<ClaimedJob[]> {
  const due = queries
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        inArray(job.kind, kinds),
        sql`((${job.state} = 'queued' and ${job.runAt} <= ${now.toISOString()}::timestamptz)
          or (${job.state} = 'running' and ${job.leaseUntil} < ${now.toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(job.runAt, job.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await queries
    .update(job)
    .set({ state: 'running', attempts: sql`${job.attempts} + 1`, leaseUntil })
    // As an array the selection is made once: in a join, the planner may repeat it for each row, beyond the limit.
    .where(sql`${job.id} = any(array(${due}))`)
    .returning();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    brandId: row.brandId,
    payload: row.payload,
    attempt: row.attempts,
    requestId: row.requestId,
    runAtMs: row.runAt.getTime(),
  }));
}

type Held = { id: string; attempt: number };

/** A worker holds a job until another claims it: the attempt number is the fence. */
const isHeld = ({ id, attempt }: Held) =>
  and(eq(job.id, id), eq(job.attempts, attempt), eq(job.state, 'running'));

export async function lockHeldJob(tx: Tx, held: Held): Promise<boolean> {
  const rows = await tx.select({ id: job.id }).from(job).where(isHeld(held)).for('update');
  return rows.length > 0;
}

export async function extendLease(queries: Queries, held: Held, leaseUntil: Date): Promise<void> {
  await queries.update(job).set({ leaseUntil }).where(isHeld(held));
}

export type Ending =
  | { state: 'done'; finishedAt: Date }
  | { state: 'failed'; finishedAt: Date; lastError: string }
  | { state: 'queued'; runAt: Date; lastError: string };

export async function endJob(queries: Queries, held: Held, ending: Ending): Promise<boolean> {
  const rows = await queries
    .update(job)
    .set({ ...ending, leaseUntil: null })
    .where(isHeld(held))
    .returning({ id: job.id });
  return rows.length > 0;
}

/** When the next job is due or the next lease ends; null if nothing waits. */
export async function nextWakeAt(queries: Queries, kinds: string[]): Promise<number | null> {
  const ask = async (column: typeof job.runAt | typeof job.leaseUntil, state: 'queued' | 'running') => {
    const [row] = await queries
      .select({ at: min(column) })
      .from(job)
      .where(and(eq(job.state, state), inArray(job.kind, kinds)));
    return row?.at?.getTime() ?? Number.POSITIVE_INFINITY;
  };
  const at = Math.min(await ask(job.runAt, 'queued'), await ask(job.leaseUntil, 'running'));
  return Number.isFinite(at) ? at : null;
}

export async function deleteFinishedJobs(tx: Tx, before: Date): Promise<void> {
  await tx.delete(job).where(and(inArray(job.state, ['done', 'failed']), lt(job.finishedAt, before)));
}
