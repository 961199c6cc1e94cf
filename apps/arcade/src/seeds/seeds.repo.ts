import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { arcadeRound, arcadeSeed } from '../arcade.schema.ts';

export type Seed = typeof arcadeSeed.$inferSelect;

const inUseBy = (playerId: string) => and(eq(arcadeSeed.playerId, playerId), isNull(arcadeSeed.revealedAt));

export async function insertSeed(tx: Tx, seed: Seed): Promise<void> {
  await tx.insert(arcadeSeed).values(seed).onConflictDoNothing();
}

export async function findSeedInUse(db: Queries, playerId: string): Promise<Seed | undefined> {
  const [found] = await db.select().from(arcadeSeed).where(inUseBy(playerId));
  return found;
}

/** Under its lock, so that rounds and a rotation run one after another. */
export async function lockSeedInUse(tx: Tx, playerId: string): Promise<Seed | undefined> {
  const [found] = await tx.select().from(arcadeSeed).where(inUseBy(playerId)).for('update');
  return found;
}

export async function findSeed(db: Queries, id: string): Promise<Seed | undefined> {
  const [found] = await db.select().from(arcadeSeed).where(eq(arcadeSeed.id, id));
  return found;
}

export async function takeNonce(tx: Tx, id: string): Promise<void> {
  await tx
    .update(arcadeSeed)
    .set({ nextNonce: sql`${arcadeSeed.nextNonce} + 1` })
    .where(eq(arcadeSeed.id, id));
}

export async function setClientSeed(tx: Tx, id: string, clientSeed: string): Promise<void> {
  await tx.update(arcadeSeed).set({ clientSeed }).where(eq(arcadeSeed.id, id));
}

export async function revealSeed(tx: Tx, id: string, revealedAt: Date): Promise<void> {
  await tx.update(arcadeSeed).set({ revealedAt }).where(eq(arcadeSeed.id, id));
}

/** Whether an undrawn round still needs this seed. */
export async function isSeedAwaited(tx: Tx, seedId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: arcadeRound.id })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.seedId, seedId), eq(arcadeRound.state, 'placed')))
    .limit(1);
  return rows.length > 0;
}
