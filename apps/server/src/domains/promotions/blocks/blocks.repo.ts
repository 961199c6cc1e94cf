import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { promotionsBlock } from './blocks.schema.ts';

const b = promotionsBlock;

export type BlockRow = typeof b.$inferSelect;

/** Whether the member of a column is blocked, by name or in a segment. An id begins with the moment of registration. */
export function isBlocked(memberId: SQL, { brandId, nowMs }: { brandId: string; nowMs: number }): SQL {
  const brand = sql`${brandId}::uuid`;
  const registered = sql`to_timestamp((('x' || left(replace(${memberId}::text, '-', ''), 12))::bit(48)::int8)::numeric / 1000)`;
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  return sql`(
    exists (select from promotions_block b where b.brand_id = ${brand} and b.member_id = ${memberId})
    or exists (
      select from promotions_segment_block s
      where s.brand_id = ${brand}
        and (s.new_for_days is null or ${registered} > ${now} - make_interval(hours => 24 * s.new_for_days))
        and (s.registered_from is null or ${registered} >= s.registered_from)
        and (s.level_from is null or exists (
          select from promotions_standing l
          where l.brand_id = ${brand} and l.member_id = ${memberId} and l.level >= s.level_from))))`;
}

/** Which of these members are blocked now. */
export async function listBlocked(
  queries: Queries,
  { memberIds, ...place }: { brandId: string; memberIds: readonly string[]; nowMs: number },
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const { rows } = await queries.execute(sql`
    select m.id
    from unnest(${arrayOf(memberIds)}::uuid[]) as m(id)
    where ${isBlocked(sql`m.id`, place)}`);
  return new Set((rows as { id: string }[]).map(({ id }) => id));
}

/** By member. */
export function listBlocks(
  queries: Queries,
  brandId: string,
  { memberId, after, limit }: { memberId?: string | undefined; after?: string | undefined; limit: number },
): Promise<BlockRow[]> {
  return queries
    .select()
    .from(b)
    .where(
      and(
        eq(b.brandId, brandId),
        memberId === undefined ? undefined : eq(b.memberId, memberId),
        after === undefined ? undefined : gt(b.memberId, after),
      ),
    )
    .orderBy(asc(b.memberId))
    .limit(limit);
}

/** By name. */
export async function listAllBlocked(queries: Queries, brandId: string): Promise<string[]> {
  const rows = await queries.select({ id: b.memberId }).from(b).where(eq(b.brandId, brandId));
  return rows.map(({ id }) => id);
}

/** Those who were not blocked before. */
export async function insertBlocks(tx: Tx, rows: readonly BlockRow[]): Promise<string[]> {
  const added = await tx
    .insert(b)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: b.memberId });
  return added.map(({ id }) => id);
}

export async function deleteBlock(tx: Tx, brandId: string, memberId: string): Promise<BlockRow | undefined> {
  const [row] = await tx
    .delete(b)
    .where(and(eq(b.brandId, brandId), eq(b.memberId, memberId)))
    .returning();
  return row;
}
