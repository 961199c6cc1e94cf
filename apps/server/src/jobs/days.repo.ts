import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { jobDay } from './jobs.schema.ts';

export type DayKey = { brandId: string; kind: string; day: string };

type Progress = { brandId: string; kind: string; newest: string | null; lastDone: string | null };

/** The last planned day and the last done day of each brand and kind. */
export async function listProgress(
  queries: Queries,
  { brandIds, kinds }: { brandIds: readonly string[]; kinds: readonly string[] },
): Promise<Progress[]> {
  const answer = await queries.execute(sql`
    select brand.id::text as "brandId", kind.name as kind,
      (select max(day) from job_day where brand_id = brand.id and kind = kind.name)::text as newest,
      (select max(day) from job_day where brand_id = brand.id and kind = kind.name and done_at is not null)::text
        as "lastDone"
    from unnest(${arrayOf(brandIds)}::uuid[]) as brand (id)
    cross join unnest(${arrayOf(kinds)}::text[]) as kind (name)`);
  return answer.rows as Progress[];
}

/** Undone days, oldest first per kind and brand, and whether a job for each waits, runs or has failed. */
export async function listUndone(
  queries: Queries,
  kinds: readonly string[],
): Promise<(DayKey & { hasJob: boolean })[]> {
  const answer = await queries.execute(sql`
    select d.brand_id::text as "brandId", d.kind, d.day::text as day,
      exists (
        select 1
        from job as j
        where j.kind = d.kind and j.unique_key = d.brand_id::text || ':' || d.day::text and j.state <> 'done'
      ) as "hasJob"
    from job_day as d
    where d.kind = any(${arrayOf(kinds)}::text[]) and d.done_at is null
    order by d.kind collate "C", d.brand_id, d.day`);
  return answer.rows as (DayKey & { hasJob: boolean })[];
}

export const keyOfDay = ({ brandId, day }: DayKey): string => `${brandId}:${day}`;

export async function insertDays(tx: Tx, days: readonly DayKey[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insert(jobDay)
    .values([...days])
    .onConflictDoNothing();
}

const isDay = ({ brandId, kind, day }: DayKey) =>
  and(eq(jobDay.brandId, brandId), eq(jobDay.kind, kind), eq(jobDay.day, day));

export async function isDayUndone(queries: Queries, key: DayKey): Promise<boolean> {
  const rows = await queries
    .select({ day: jobDay.day })
    .from(jobDay)
    .where(and(isDay(key), isNull(jobDay.doneAt)));
  return rows.length > 0;
}

/** False if it is done already. The row stays locked until the commit. */
export async function markDayDone(tx: Tx, key: DayKey, doneAt: Date): Promise<boolean> {
  const rows = await tx
    .update(jobDay)
    .set({ doneAt })
    .where(and(isDay(key), isNull(jobDay.doneAt)))
    .returning({ day: jobDay.day });
  return rows.length > 0;
}
