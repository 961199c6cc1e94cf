import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { arcadeDelivery, arcadeOperator, arcadeRaise, arcadeRound, arcadeSession } from '../arcade.schema.ts';

export type Delivery = typeof arcadeDelivery.$inferSelect;

export async function insertDelivery(tx: Tx, delivery: Delivery): Promise<void> {
  await tx.insert(arcadeDelivery).values(delivery);
}

/** With everything the wallet has to be sent. */
export async function loadDelivery(db: Queries, id: string) {
  const [found] = await db
    .select({
      delivery: arcadeDelivery,
      round: arcadeRound,
      session: arcadeSession,
      walletUrl: arcadeOperator.walletUrl,
    })
    .from(arcadeDelivery)
    .innerJoin(arcadeRound, eq(arcadeRound.id, arcadeDelivery.roundId))
    .innerJoin(arcadeSession, eq(arcadeSession.id, arcadeRound.sessionId))
    .innerJoin(arcadeOperator, eq(arcadeOperator.id, arcadeSession.operatorId))
    .where(and(eq(arcadeDelivery.id, id), isNull(arcadeDelivery.doneAt)));
  return found;
}

/** Leases what is due until `leaseUntil`, so that no other process takes it. */
export async function claimDue(
  tx: Tx,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<string[]> {
  const due = await tx
    .select({ id: arcadeDelivery.id })
    .from(arcadeDelivery)
    .where(and(isNull(arcadeDelivery.doneAt), lte(arcadeDelivery.dueAt, now)))
    .orderBy(asc(arcadeDelivery.dueAt), asc(arcadeDelivery.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(arcadeDelivery).set({ dueAt: leaseUntil }).where(inArray(arcadeDelivery.id, ids));
  return ids;
}

/** Their process is gone: everything that was left is due now. */
export async function endLeases(tx: Tx, now: Date): Promise<void> {
  await tx.update(arcadeDelivery).set({ dueAt: now }).where(isNull(arcadeDelivery.doneAt));
  await tx.update(arcadeRound).set({ leaseUntil: now }).where(eq(arcadeRound.state, 'placed'));
  await tx.update(arcadeRaise).set({ leaseUntil: now }).where(eq(arcadeRaise.state, 'placed'));
}

type Tried = Pick<Delivery, 'attempts' | 'dueAt' | 'status' | 'doneAt'>;

/** What follows is one statement with it: both are written, or neither. */
export function withDelivery(db: Queries, id: string, tried: Tried) {
  const written = db
    .update(arcadeDelivery)
    .set(tried)
    .where(eq(arcadeDelivery.id, id))
    .returning({ id: arcadeDelivery.id });
  return db.with(db.$with('written').as(written));
}

export async function updateDelivery(db: Queries, id: string, tried: Tried): Promise<void> {
  await db.update(arcadeDelivery).set(tried).where(eq(arcadeDelivery.id, id));
}
