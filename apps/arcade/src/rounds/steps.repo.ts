import type { Queries, Tx } from '@parlour/database/database';
import type { JsonObject } from '@parlour/game-rules';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { arcadeRaise, arcadeStep } from '../arcade.schema.ts';

export type Raise = typeof arcadeRaise.$inferSelect;
type Step = typeof arcadeStep.$inferSelect;

/** False if another process was first. */
export async function insertStep(tx: Tx, step: Step): Promise<boolean> {
  const rows = await tx
    .insert(arcadeStep)
    .values(step)
    .onConflictDoNothing()
    .returning({ index: arcadeStep.index });
  return rows.length > 0;
}

export async function listSteps(db: Queries, roundId: string): Promise<JsonObject[]> {
  const rows = await db
    .select({ step: arcadeStep.step })
    .from(arcadeStep)
    .where(eq(arcadeStep.roundId, roundId))
    .orderBy(asc(arcadeStep.index));
  return rows.map(({ step }) => step);
}

/** The steps of several rounds, by round. */
export async function mapSteps(db: Queries, roundIds: string[]): Promise<Map<string, JsonObject[]>> {
  const byRound = new Map<string, JsonObject[]>();
  if (roundIds.length === 0) return byRound;
  const rows = await db
    .select({ roundId: arcadeStep.roundId, step: arcadeStep.step })
    .from(arcadeStep)
    .where(inArray(arcadeStep.roundId, roundIds))
    .orderBy(asc(arcadeStep.roundId), asc(arcadeStep.index));
  for (const { roundId, step } of rows) byRound.set(roundId, [...(byRound.get(roundId) ?? []), step]);
  return byRound;
}

export async function insertRaise(tx: Tx, raise: Raise): Promise<void> {
  await tx.insert(arcadeRaise).values(raise);
}

export async function findRaise(db: Queries, id: string): Promise<Raise | undefined> {
  const [found] = await db.select().from(arcadeRaise).where(eq(arcadeRaise.id, id));
  return found;
}

type Move = { id: string; from: Raise['state']; to: Raise['state'] };

/** Only from the expected state: of two concurrent moves, one fails. */
export async function moveRaise(db: Pick<Queries, 'update'>, { id, from, to }: Move): Promise<boolean> {
  const rows = await db
    .update(arcadeRaise)
    .set({ state: to })
    .where(and(eq(arcadeRaise.id, id), eq(arcadeRaise.state, from)))
    .returning({ id: arcadeRaise.id });
  return rows.length > 0;
}

/** A further bet that the wallet has not settled one way or the other. */
export async function hasPendingRaise(db: Queries, roundId: string): Promise<boolean> {
  const rows = await db
    .select({ id: arcadeRaise.id })
    .from(arcadeRaise)
    .where(and(eq(arcadeRaise.roundId, roundId), inArray(arcadeRaise.state, ['placed', 'cancelling'])))
    .limit(1);
  return rows.length > 0;
}

/** The further bets of a round that count, the newest first. */
export function listTaken(db: Queries, roundId: string): Promise<Raise[]> {
  return db
    .select()
    .from(arcadeRaise)
    .where(and(eq(arcadeRaise.roundId, roundId), eq(arcadeRaise.state, 'taken')))
    .orderBy(desc(arcadeRaise.index));
}

/** Those whose process died, or lost track, between the bet and its answer. */
export function listAbandonedRaises(db: Queries, now: Date, limit: number): Promise<Raise[]> {
  return db
    .select()
    .from(arcadeRaise)
    .where(and(eq(arcadeRaise.state, 'placed'), lte(arcadeRaise.leaseUntil, now)))
    .orderBy(asc(arcadeRaise.leaseUntil), asc(arcadeRaise.id))
    .limit(limit);
}
