import type { Queries, Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { promotionsCountedRound, promotionsCounting } from './play.schema.ts';

type BonusRef = { brandId: string; bonusId: string };
export type CountedRound = typeof promotionsCountedRound.$inferInsert;

export async function findLookedUntil(
  queries: Queries,
  { brandId, bonusId }: BonusRef,
): Promise<Date | undefined> {
  const [row] = await queries
    .select({ at: promotionsCounting.lookedUntil })
    .from(promotionsCounting)
    .where(and(eq(promotionsCounting.brandId, brandId), eq(promotionsCounting.bonusId, bonusId)));
  return row?.at;
}

export async function saveLookedUntil(tx: Tx, { brandId, bonusId }: BonusRef, lookedUntil: Date): Promise<void> {
  await tx
    .insert(promotionsCounting)
    .values({ brandId, bonusId, lookedUntil })
    .onConflictDoUpdate({
      target: [promotionsCounting.brandId, promotionsCounting.bonusId],
      set: { lookedUntil },
    });
}

/** Those that had not counted yet. */
export async function addCounted(tx: Tx, rows: readonly CountedRound[]): Promise<{ counted: bigint }[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(promotionsCountedRound)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ counted: promotionsCountedRound.counted });
}
