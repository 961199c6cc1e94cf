import { firstIdAt } from '@parlour/clock/ids';
import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { operatorsAudit, operatorsAuditDay } from './audit.schema.ts';
import { dateInUtc } from './days.rules.ts';

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

/** The records of a brand, or of the platform (null), between two moments count for this date. */
export type CountedDay = BusinessDay & { readonly brandId: string | null };

/** A count never falls, since nothing is removed from the record. */
export async function countDays(tx: Tx, days: readonly CountedDay[]): Promise<void> {
  const spans = days.map(
    ({ day, brandId, startsMs, endsMs }) =>
      sql`(${day}::timestamptz, ${brandId}::uuid, ${firstIdAt(startsMs)}::uuid, ${firstIdAt(endsMs)}::uuid)`,
  );
  await tx.execute(
    sql`insert into operators_audit_day (day, brand_id, records)
        select span.day, span.brand_id, count(*)
        from (values ${sql.join(spans, sql`, `)}) as span (day, brand_id, from_id, until_id)
        join operators_audit audit
          on audit.brand_id is not distinct from span.brand_id
          and audit.id >= span.from_id
          and audit.id < span.until_id
        group by 1, 2
        on conflict (day, brand_id) do update set records = excluded.records`,
  );
}

export async function listDays(
  queries: Queries,
  { brandIds, from }: { brandIds: string[] | null; from: string },
): Promise<{ day: string; brandId: string | null; records: number }[]> {
  if (brandIds?.length === 0) return [];
  const rows = await queries
    .select()
    .from(operatorsAuditDay)
    .where(
      and(
        gte(operatorsAuditDay.day, new Date(from)),
        brandIds ? inArray(operatorsAuditDay.brandId, brandIds) : undefined,
      ),
    )
    .orderBy(operatorsAuditDay.day, operatorsAuditDay.brandId);
  return rows.map(({ day, ...row }) => ({ ...row, day: dateInUtc(day.getTime()) }));
}
