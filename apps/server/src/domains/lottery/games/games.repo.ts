import type { LotterySetup } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { lotteryGame } from './games.schema.ts';

export type GameRow = typeof lotteryGame.$inferSelect;

export async function listGames(queries: Queries, brandId: string): Promise<GameRow[]> {
  return queries
    .select()
    .from(lotteryGame)
    .where(eq(lotteryGame.brandId, brandId))
    .orderBy(asc(lotteryGame.position), asc(lotteryGame.code));
}

/** Adds a lottery, or replaces everything about it. */
export async function putGame(tx: Tx, row: GameRow): Promise<void> {
  const { brandId: _brand, code: _code, ...set } = row;
  await tx
    .insert(lotteryGame)
    .values(row)
    .onConflictDoUpdate({ target: [lotteryGame.brandId, lotteryGame.code], set });
}

/** Says from when on a lottery has another setup; null: it has none planned. */
export async function planGame(
  tx: Tx,
  { brandId, code }: Pick<GameRow, 'brandId' | 'code'>,
  planned: { setup: LotterySetup; from: Date } | null,
): Promise<void> {
  await tx
    .update(lotteryGame)
    .set({ plannedSetup: planned?.setup ?? null, plannedFrom: planned?.from ?? null })
    .where(and(eq(lotteryGame.brandId, brandId), eq(lotteryGame.code, code)));
}

export async function lockGame(tx: Tx, brandId: string, code: string): Promise<GameRow | undefined> {
  const [row] = await tx
    .select()
    .from(lotteryGame)
    .where(and(eq(lotteryGame.brandId, brandId), eq(lotteryGame.code, code)))
    .for('update');
  return row;
}
