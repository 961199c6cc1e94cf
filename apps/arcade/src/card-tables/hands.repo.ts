import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { arcadeCardAction, arcadeCardHand, arcadeCardResult } from './card-tables.schema.ts';

export type Hand = typeof arcadeCardHand.$inferSelect;
export type HandAction = typeof arcadeCardAction.$inferSelect;
export type HandResult = typeof arcadeCardResult.$inferSelect;

export async function insertHand(tx: Tx, hand: Hand): Promise<void> {
  await tx.insert(arcadeCardHand).values(hand);
}

export async function findHand(db: Queries, id: string): Promise<Hand | undefined> {
  const [found] = await db.select().from(arcadeCardHand).where(eq(arcadeCardHand.id, id));
  return found;
}

export async function updateHand(tx: Tx, id: string, changes: Partial<Hand>): Promise<void> {
  await tx.update(arcadeCardHand).set(changes).where(eq(arcadeCardHand.id, id));
}

export async function insertAction(tx: Tx, action: HandAction): Promise<void> {
  await tx.insert(arcadeCardAction).values(action);
}

export async function findAction(
  db: Queries,
  handId: string,
  index: number,
): Promise<HandAction | undefined> {
  const [found] = await db
    .select()
    .from(arcadeCardAction)
    .where(and(eq(arcadeCardAction.handId, handId), eq(arcadeCardAction.index, index)));
  return found;
}

export function listActions(db: Queries, handId: string): Promise<HandAction[]> {
  return db
    .select()
    .from(arcadeCardAction)
    .where(eq(arcadeCardAction.handId, handId))
    .orderBy(asc(arcadeCardAction.index));
}

export async function insertResults(tx: Tx, results: HandResult[]): Promise<void> {
  await tx.insert(arcadeCardResult).values(results);
}

export function listResults(db: Queries, handId: string): Promise<HandResult[]> {
  return db.select().from(arcadeCardResult).where(eq(arcadeCardResult.handId, handId));
}

type Asked = {
  playerId: string;
  gameCode: string;
  currency: string;
  before: string | undefined;
  limit: number;
};

/** Hands that a player was dealt into, the newest first: ids are ordered by time. */
export function listHandsOf(db: Queries, { playerId, gameCode, currency, before, limit }: Asked) {
  return db
    .select({
      id: arcadeCardHand.id,
      number: arcadeCardHand.number,
      playedAt: arcadeCardResult.at,
      won: sql<bigint>`${arcadeCardResult.after} - ${arcadeCardResult.before}`,
      rake: arcadeCardResult.rake,
      isPractice: arcadeCardResult.isPractice,
    })
    .from(arcadeCardResult)
    .innerJoin(arcadeCardHand, eq(arcadeCardHand.id, arcadeCardResult.handId))
    .where(
      and(
        eq(arcadeCardResult.playerId, playerId),
        eq(arcadeCardResult.gameCode, gameCode),
        eq(arcadeCardResult.currency, currency),
        before === undefined ? undefined : lt(arcadeCardResult.handId, before),
      ),
    )
    .orderBy(desc(arcadeCardResult.handId))
    .limit(limit);
}
