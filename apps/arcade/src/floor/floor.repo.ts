import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, lte, or } from 'drizzle-orm';
import { arcadeFloorChange, arcadeFloorStop } from './floor.schema.ts';

export type { FloorLimits } from './floor.schema.ts';
export type FloorChange = typeof arcadeFloorChange.$inferSelect;
export type FloorStop = typeof arcadeFloorStop.$inferSelect;
type Place = { operatorId: string; gameCode: string };

const isOf = ({ operatorId, gameCode }: Place) =>
  and(eq(arcadeFloorChange.operatorId, operatorId), eq(arcadeFloorChange.gameCode, gameCode));

/** What holds for a round that began at a moment: a stop counts at once, a change for what begins after it. */
export async function findFloorChange(db: Queries, place: Place, since: Date): Promise<FloorChange | null> {
  const [found] = await db
    .select()
    .from(arcadeFloorChange)
    .where(and(isOf(place), or(eq(arcadeFloorChange.isStop, true), lte(arcadeFloorChange.at, since))))
    .orderBy(desc(arcadeFloorChange.at), desc(arcadeFloorChange.id))
    .limit(1);
  return found ?? null;
}

/** The newest of each game. */
export async function mapFloorChanges(
  db: Queries,
  operatorId: string,
): Promise<ReadonlyMap<string, FloorChange>> {
  const rows = await db
    .selectDistinctOn([arcadeFloorChange.gameCode])
    .from(arcadeFloorChange)
    .where(eq(arcadeFloorChange.operatorId, operatorId))
    .orderBy(arcadeFloorChange.gameCode, desc(arcadeFloorChange.at), desc(arcadeFloorChange.id));
  return new Map(rows.map((row) => [row.gameCode, row]));
}

/** False if it was made before. */
export async function insertFloorChange(tx: Tx, change: FloorChange): Promise<boolean> {
  const rows = await tx
    .insert(arcadeFloorChange)
    .values(change)
    .onConflictDoNothing()
    .returning({ id: arcadeFloorChange.id });
  return rows.length > 0;
}

export async function findFloorStop(db: Queries, id: string): Promise<FloorStop | undefined> {
  const [found] = await db.select().from(arcadeFloorStop).where(eq(arcadeFloorStop.id, id));
  return found;
}

export async function insertFloorStop(tx: Tx, stop: FloorStop): Promise<void> {
  await tx.insert(arcadeFloorStop).values(stop);
}
