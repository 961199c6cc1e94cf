import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
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

export async function saveLookedUntil(
  tx: Tx,
  { brandId, bonusId }: BonusRef,
  lookedUntil: Date,
): Promise<void> {
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

/** What was staked in rounds that were looked at, what of it was valid, and what counted. */
export async function sumCounted(
  queries: Queries,
  { brandId, bonusId }: BonusRef,
): Promise<{ staked: bigint; valid: bigint; counted: bigint }> {
  const sum = (column: 'staked' | 'valid' | 'counted') =>
    sql<bigint>`coalesce(sum(${promotionsCountedRound[column]}), 0)::int8`;
  const [row] = await queries
    .select({ staked: sum('staked'), valid: sum('valid'), counted: sum('counted') })
    .from(promotionsCountedRound)
    .where(and(eq(promotionsCountedRound.brandId, brandId), eq(promotionsCountedRound.bonusId, bonusId)));
  return {
    staked: BigInt(row?.staked ?? 0),
    valid: BigInt(row?.valid ?? 0),
    counted: BigInt(row?.counted ?? 0),
  };
}
