import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { promotionsBlock } from './blocks.schema.ts';

const b = promotionsBlock;

export type BlockRow = typeof b.$inferSelect;

/** Which of these members are blocked. */
export async function listBlocked(
  queries: Queries,
  brandId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await queries
    .select({ id: b.memberId })
    .from(b)
    .where(and(eq(b.brandId, brandId), inArray(b.memberId, [...memberIds])));
  return new Set(rows.map(({ id }) => id));
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
