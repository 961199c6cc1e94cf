import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, sql } from 'drizzle-orm';
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

export type CountedTitle = {
  vendor: string;
  /** The vendor's code of the title; of a lottery its code. */
  gameCode: string;
  staked: bigint;
  valid: bigint;
  counted: bigint;
};

/** By title: what was staked in rounds that were looked at, what of it was valid, and what counted. */
export async function sumByTitle(queries: Queries, { brandId, bonusId }: BonusRef): Promise<CountedTitle[]> {
  const c = promotionsCountedRound;
  const gameCode = sql<string>`split_part(${c.round}, '/', 1)`;
  const sum = (column: 'staked' | 'valid' | 'counted') => sql<bigint>`sum(${c[column]})::int8`;
  const rows = await queries
    .select({
      vendor: c.vendor,
      gameCode,
      staked: sum('staked'),
      valid: sum('valid'),
      counted: sum('counted'),
    })
    .from(c)
    .where(and(eq(c.brandId, brandId), eq(c.bonusId, bonusId)))
    .groupBy(c.vendor, gameCode)
    .orderBy(desc(sum('staked')), c.vendor, gameCode);
  return rows.map((row) => ({
    ...row,
    staked: BigInt(row.staked),
    valid: BigInt(row.valid),
    counted: BigInt(row.counted),
  }));
}
