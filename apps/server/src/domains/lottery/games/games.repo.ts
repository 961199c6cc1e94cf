import type { LotterySetup } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { lotteryGame } from './games.schema.ts';

export type GameRow = typeof lotteryGame.$inferSelect;

export async function listGames(queries: Queries, brandId: string): Promise<GameRow[]> {
  return queries
    .select()
    .from(lotteryGame)
    .where(eq(lotteryGame.brandId, brandId))
    .orderBy(asc(lotteryGame.position), asc(lotteryGame.code));
}

/** Adds a lottery, or gives it another setup and with it another version. */
export async function putGame(
  tx: Tx,
  brandId: string,
  { setup, position, at }: { setup: LotterySetup; position: number; at: Date },
): Promise<void> {
  await tx
    .insert(lotteryGame)
    .values({ brandId, code: setup.code, position, setup, version: 1, updatedAt: at })
    .onConflictDoUpdate({
      target: [lotteryGame.brandId, lotteryGame.code],
      set: { setup, position, version: sql`${lotteryGame.version} + 1`, updatedAt: at },
    });
}

export async function lockGame(tx: Tx, brandId: string, code: string): Promise<GameRow | undefined> {
  const [row] = await tx
    .select()
    .from(lotteryGame)
    .where(and(eq(lotteryGame.brandId, brandId), eq(lotteryGame.code, code)))
    .for('update');
  return row;
}
