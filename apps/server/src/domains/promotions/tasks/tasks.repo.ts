import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { promotionsTask, promotionsTaskClaim } from './tasks.schema.ts';

export type TaskRow = typeof promotionsTask.$inferSelect;
export type ClaimRow = typeof promotionsTaskClaim.$inferSelect;

const ofId = (brandId: string, id: string) =>
  and(eq(promotionsTask.brandId, brandId), eq(promotionsTask.id, id));

export function listTasks(queries: Queries, brandId: string): Promise<TaskRow[]> {
  return queries
    .select()
    .from(promotionsTask)
    .where(eq(promotionsTask.brandId, brandId))
    .orderBy(asc(promotionsTask.order), asc(promotionsTask.id));
}

export async function lockTask(tx: Tx, brandId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(promotionsTask).where(ofId(brandId, id)).for('update');
  return row;
}

export async function putTask(tx: Tx, row: TaskRow): Promise<void> {
  const { brandId, id, ...changes } = row;
  await tx
    .insert(promotionsTask)
    .values(row)
    .onConflictDoUpdate({ target: [promotionsTask.brandId, promotionsTask.id], set: changes });
}

export function listClaims(
  queries: Queries,
  brandId: string,
  { memberId, days }: { memberId: string; days: string[] },
): Promise<ClaimRow[]> {
  const claim = promotionsTaskClaim;
  return queries
    .select()
    .from(claim)
    .where(and(eq(claim.brandId, brandId), eq(claim.memberId, memberId), inArray(claim.day, days)));
}

/** False: it is claimed already. */
export async function insertClaim(tx: Tx, row: ClaimRow): Promise<boolean> {
  const added = await tx
    .insert(promotionsTaskClaim)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: promotionsTaskClaim.day });
  return added.length > 0;
}

export async function countClaims(queries: Queries, brandId: string): Promise<Map<string, number>> {
  const rows = await queries
    .select({ taskId: promotionsTaskClaim.taskId, claims: count() })
    .from(promotionsTaskClaim)
    .where(eq(promotionsTaskClaim.brandId, brandId))
    .groupBy(promotionsTaskClaim.taskId);
  return new Map(rows.map(({ taskId, claims }) => [taskId, claims]));
}
