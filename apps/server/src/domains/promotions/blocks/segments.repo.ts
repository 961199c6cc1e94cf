import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { promotionsSegmentBlock } from './blocks.schema.ts';

const s = promotionsSegmentBlock;

export type SegmentBlockRow = typeof s.$inferSelect;

/** The newest first. */
export const listSegmentBlocks = (queries: Queries, brandId: string): Promise<SegmentBlockRow[]> =>
  queries.select().from(s).where(eq(s.brandId, brandId)).orderBy(desc(s.id));

export async function insertSegmentBlock(tx: Tx, row: SegmentBlockRow): Promise<void> {
  await tx.insert(s).values(row);
}

export async function deleteSegmentBlock(
  tx: Tx,
  brandId: string,
  id: string,
): Promise<SegmentBlockRow | undefined> {
  const [row] = await tx
    .delete(s)
    .where(and(eq(s.brandId, brandId), eq(s.id, id)))
    .returning();
  return row;
}
