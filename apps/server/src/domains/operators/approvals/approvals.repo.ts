import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { operatorsApproval } from './approvals.schema.ts';

export type ApprovalRow = typeof operatorsApproval.$inferSelect;

/** False if a request for the same thing already waits. */
export async function insertApproval(tx: Tx, row: ApprovalRow): Promise<boolean> {
  const rows = await tx
    .insert(operatorsApproval)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: operatorsApproval.id });
  return rows.length > 0;
}

export async function findApproval(queries: Queries, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await queries.select().from(operatorsApproval).where(eq(operatorsApproval.id, id));
  return row;
}

/** What waits about these things, the oldest first. */
export async function listWaitingOn(
  queries: Queries,
  { kind, ids }: { kind: string; ids: readonly string[] },
  now: Date,
): Promise<ApprovalRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(operatorsApproval)
    .where(
      and(
        eq(operatorsApproval.state, 'requested'),
        eq(operatorsApproval.targetKind, kind),
        inArray(operatorsApproval.targetId, [...ids]),
        gt(operatorsApproval.expiresAt, now),
      ),
    )
    .orderBy(operatorsApproval.id);
}

/** A second call waits here, and then finds it decided. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(operatorsApproval).where(eq(operatorsApproval.id, id)).for('update');
  return row;
}

export async function updateApproval(
  tx: Tx,
  id: string,
  about: Pick<ApprovalRow, 'state' | 'decidedBy' | 'decidedAt' | 'decisionReason'>,
): Promise<void> {
  await tx.update(operatorsApproval).set(about).where(eq(operatorsApproval.id, id));
}

type Filter = {
  brandIds: string[] | null;
  state?: ApprovalRow['state'] | undefined;
  kind?: string | undefined;
  beforeId?: string | undefined;
  limit: number;
};

export async function listApprovals(queries: Queries, filter: Filter): Promise<ApprovalRow[]> {
  const { brandIds, state, kind, beforeId, limit } = filter;
  if (brandIds?.length === 0) return [];
  return queries
    .select()
    .from(operatorsApproval)
    .where(
      and(
        brandIds ? inArray(operatorsApproval.brandId, brandIds) : undefined,
        state ? eq(operatorsApproval.state, state) : undefined,
        kind ? eq(operatorsApproval.kind, kind) : undefined,
        beforeId === undefined ? undefined : lt(operatorsApproval.id, beforeId),
      ),
    )
    .orderBy(desc(operatorsApproval.id))
    .limit(limit);
}

type WaitingFor = { kind: string; brandIds: string[] | null; notBy: string; now: Date };

const isWaiting = ({ kind, brandIds, notBy, now }: WaitingFor) =>
  and(
    eq(operatorsApproval.state, 'requested'),
    eq(operatorsApproval.kind, kind),
    ne(operatorsApproval.requestedBy, notBy),
    sql`${operatorsApproval.expiresAt} > ${now.toISOString()}::timestamptz`,
    brandIds ? inArray(operatorsApproval.brandId, brandIds) : undefined,
  );

/** Counts waiting requests of these kinds by other operators. */
export async function countWaiting(queries: Queries, asked: WaitingFor): Promise<number> {
  if (asked.brandIds?.length === 0) return 0;
  const [row] = await queries
    .select({ waiting: sql<string>`count(*)` })
    .from(operatorsApproval)
    .where(isWaiting(asked));
  return Number(row?.waiting ?? 0);
}

/** The same, the oldest of them one by one. */
export async function listWaiting(
  queries: Queries,
  { limit, ...asked }: WaitingFor & { limit: number },
): Promise<ApprovalRow[]> {
  if (asked.brandIds?.length === 0) return [];
  return queries
    .select()
    .from(operatorsApproval)
    .where(isWaiting(asked))
    .orderBy(operatorsApproval.id)
    .limit(limit);
}

export async function lockLapsed(tx: Tx, now: Date, limit: number): Promise<ApprovalRow[]> {
  return tx
    .select()
    .from(operatorsApproval)
    .where(and(eq(operatorsApproval.state, 'requested'), lte(operatorsApproval.expiresAt, now)))
    .orderBy(operatorsApproval.id)
    .limit(limit)
    .for('update', { skipLocked: true });
}
