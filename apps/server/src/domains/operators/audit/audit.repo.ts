import { firstIdAt } from '@parlour/clock/ids';
import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { operatorsAudit, operatorsAuditDay } from './audit.schema.ts';

export type AuditRow = typeof operatorsAudit.$inferSelect;

export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx.insert(operatorsAudit).values(row);
}

export type AuditFilter = {
  /** Null: all brands and the platform. */
  brandIds: string[] | null;
  operatorId?: string | undefined;
  action?: string | undefined;
  kind?: AuditRow['kind'] | undefined;
  targetKind?: string | undefined;
  targetId?: string | undefined;
  requestId?: string | undefined;
  /** From this id on; ids are ordered by time. */
  fromId?: string | undefined;
  beforeId?: string | undefined;
  limit: number;
};

/** Newest first. Every filter has an index that ends in the id, so a page costs the same in any table. */
export async function listAudit(queries: Queries, filter: AuditFilter): Promise<AuditRow[]> {
  const { brandIds, limit } = filter;
  if (brandIds?.length === 0) return [];
  const is = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined) =>
    value === undefined ? undefined : eq(column, value);
  return queries
    .select()
    .from(operatorsAudit)
    .where(
      and(
        brandIds ? inArray(operatorsAudit.brandId, brandIds) : undefined,
        is(operatorsAudit.operatorId, filter.operatorId),
        is(operatorsAudit.action, filter.action),
        is(operatorsAudit.kind, filter.kind),
        is(operatorsAudit.targetKind, filter.targetKind),
        is(operatorsAudit.targetId, filter.targetId),
        is(operatorsAudit.requestId, filter.requestId),
        filter.fromId === undefined ? undefined : gte(operatorsAudit.id, filter.fromId),
        filter.beforeId === undefined ? undefined : lt(operatorsAudit.id, filter.beforeId),
      ),
    )
    .orderBy(desc(operatorsAudit.id))
    .limit(limit);
}

/** Recounts the days from `since` on. */
export async function recountDays(tx: Tx, since: Date): Promise<void> {
  const from = since.toISOString();
  await tx.execute(sql`delete from operators_audit_day where day >= ${from}::timestamptz`);
  await tx.execute(
    sql`insert into operators_audit_day (day, brand_id, records)
        select date_trunc('day', at, 'UTC'), brand_id, count(*)
        from operators_audit
        where id >= ${firstIdAt(since.getTime())}
        group by 1, 2`,
  );
}

export async function listDays(
  queries: Queries,
  { brandIds, since }: { brandIds: string[] | null; since: Date },
): Promise<{ dayMs: number; records: number }[]> {
  if (brandIds?.length === 0) return [];
  const rows = await queries
    .select({ day: operatorsAuditDay.day, records: sum(operatorsAuditDay.records) })
    .from(operatorsAuditDay)
    .where(
      and(
        gte(operatorsAuditDay.day, since),
        brandIds ? inArray(operatorsAuditDay.brandId, brandIds) : undefined,
      ),
    )
    .groupBy(operatorsAuditDay.day)
    .orderBy(operatorsAuditDay.day);
  return rows.map(({ day, records }) => ({ dayMs: day.getTime(), records: Number(records) }));
}
