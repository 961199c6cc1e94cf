import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { arcadeCardSitting, arcadeCardTable, arcadeCardTopUp } from './card-tables.schema.ts';

export type Sitting = typeof arcadeCardSitting.$inferSelect;
export type TopUp = typeof arcadeCardTopUp.$inferSelect;

const IS_THERE = ne(arcadeCardSitting.state, 'left');

/** False if the id was used before, the seat is taken, or the player sits in this game. */
export async function insertSitting(tx: Tx, sitting: Sitting): Promise<boolean> {
  const rows = await tx
    .insert(arcadeCardSitting)
    .values(sitting)
    .onConflictDoNothing()
    .returning({ id: arcadeCardSitting.id });
  return rows.length > 0;
}

export async function findSitting(db: Queries, id: string): Promise<Sitting | undefined> {
  const [found] = await db.select().from(arcadeCardSitting).where(eq(arcadeCardSitting.id, id));
  return found;
}

/** Where a player sits in a game, if it is in this currency. */
export async function findSeatOf(
  db: Queries,
  { playerId, gameCode, currency }: { playerId: string; gameCode: string; currency: string },
): Promise<Sitting | undefined> {
  const [found] = await db
    .select()
    .from(arcadeCardSitting)
    .where(
      and(
        eq(arcadeCardSitting.playerId, playerId),
        eq(arcadeCardSitting.gameCode, gameCode),
        eq(arcadeCardSitting.currency, currency),
        IS_THERE,
      ),
    );
  return found;
}

/** Who is at a table, by seat. */
export function listSittings(db: Queries, tableIds: readonly string[]): Promise<Sitting[]> {
  if (tableIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(arcadeCardSitting)
    .where(and(inArray(arcadeCardSitting.tableId, [...tableIds]), IS_THERE))
    .orderBy(asc(arcadeCardSitting.tableId), asc(arcadeCardSitting.seat));
}

/** What a player left the tables of a game with since a moment, by stake; of several the newest first. */
export function listLeft(
  db: Queries,
  asked: { playerId: string; gameCode: string; currency: string; since: Date },
) {
  return db
    .select({ stake: arcadeCardTable.stake, stack: arcadeCardSitting.stack })
    .from(arcadeCardSitting)
    .innerJoin(arcadeCardTable, eq(arcadeCardTable.id, arcadeCardSitting.tableId))
    .where(
      and(
        eq(arcadeCardSitting.playerId, asked.playerId),
        eq(arcadeCardSitting.gameCode, asked.gameCode),
        eq(arcadeCardSitting.isPractice, false),
        eq(arcadeCardSitting.currency, asked.currency),
        gt(arcadeCardSitting.leftAt, asked.since),
        gt(arcadeCardSitting.hands, 0),
      ),
    )
    .orderBy(desc(arcadeCardSitting.leftAt));
}

export async function updateSitting(db: Queries, id: string, changes: Partial<Sitting>): Promise<void> {
  await db.update(arcadeCardSitting).set(changes).where(eq(arcadeCardSitting.id, id));
}

/** The page of a sitting was heard of, or is gone. */
export async function noteSeen(db: Queries, id: string, seenAt: Date | null): Promise<void> {
  await db
    .update(arcadeCardSitting)
    .set({ seenAt })
    .where(and(eq(arcadeCardSitting.id, id), IS_THERE));
}

/** Whether a table's picture changed with it: other processes learn of it too. */
export async function touchTable(db: Queries, id: string): Promise<void> {
  await db
    .update(arcadeCardTable)
    .set({ version: sql`${arcadeCardTable.version} + 1` })
    .where(eq(arcadeCardTable.id, id));
}

export async function findTopUp(db: Queries, sittingId: string, id: string): Promise<TopUp | undefined> {
  const [found] = await db
    .select()
    .from(arcadeCardTopUp)
    .where(and(eq(arcadeCardTopUp.sittingId, sittingId), eq(arcadeCardTopUp.id, id)));
  return found;
}

export async function countTopUps(tx: Tx, sittingId: string): Promise<number> {
  const rows = await tx
    .select({ id: arcadeCardTopUp.id })
    .from(arcadeCardTopUp)
    .where(eq(arcadeCardTopUp.sittingId, sittingId));
  return rows.length;
}

export async function insertTopUp(tx: Tx, topUp: TopUp): Promise<void> {
  await tx.insert(arcadeCardTopUp).values(topUp);
}
