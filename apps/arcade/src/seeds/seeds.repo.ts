import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { arcadeRound, arcadeSeed } from '../arcade.schema.ts';

export type Seed = typeof arcadeSeed.$inferSelect;

const inUseBy = (playerId: string) =>
  and(eq(arcadeSeed.playerId, playerId), isNotNull(arcadeSeed.inUseSince), isNull(arcadeSeed.revealedAt));

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

/** The same as a part of a statement, for what is not drawn from it. */
export function holdSeedInUse(tx: Tx, playerId: string) {
  return tx.select({ id: arcadeSeed.id }).from(arcadeSeed).where(inUseBy(playerId)).for('update');
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

/** Unless a later round has taken the next one. */
export async function giveBackNonce(tx: Tx, id: string, nonce: number): Promise<void> {
  await tx
    .update(arcadeSeed)
    .set({ nextNonce: nonce })
    .where(and(eq(arcadeSeed.id, id), eq(arcadeSeed.nextNonce, nonce + 1)));
}

/** The one that comes into use with the next rotation. */
export async function findNextSeed(db: Queries, playerId: string): Promise<Seed | undefined> {
  const [found] = await db
    .select()
    .from(arcadeSeed)
    .where(and(eq(arcadeSeed.playerId, playerId), isNull(arcadeSeed.inUseSince)));
  return found;
}

type Used = Pick<Seed, 'clientSeed' | 'isHouseMade' | 'inUseSince'>;

export async function useSeed(tx: Tx, id: string, used: Used): Promise<void> {
  await tx.update(arcadeSeed).set(used).where(eq(arcadeSeed.id, id));
}

export async function revealSeed(tx: Tx, id: string, revealedAt: Date): Promise<void> {
  await tx.update(arcadeSeed).set({ revealedAt }).where(eq(arcadeSeed.id, id));
}

/** Whether a round that is not over still needs this seed. */
export async function isSeedAwaited(tx: Tx, seedId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: arcadeRound.id })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.seedId, seedId), inArray(arcadeRound.state, ['placed', 'open'])))
    .limit(1);
  return rows.length > 0;
}
