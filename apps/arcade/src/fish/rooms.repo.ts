import type { Queries, Tx } from '@parlour/database/database';
import { SEATS } from '@parlour/game-rules/fish/sea';
import { and, asc, count, eq, gt, gte, isNull, lt, lte, max } from 'drizzle-orm';
import { arcadeFishCatch, arcadeFishRoom, arcadeFishSeat } from './fish.schema.ts';

export type Room = typeof arcadeFishRoom.$inferSelect;
export type Seat = typeof arcadeFishSeat.$inferSelect;
type Place = { operatorId: string; gameCode: string };

export async function findRoom(db: Queries, id: string): Promise<Room | undefined> {
  const [found] = await db.select().from(arcadeFishRoom).where(eq(arcadeFishRoom.id, id));
  return found;
}

/** Under its lock: shots of a room are judged one call after another. */
export async function lockRoom(tx: Tx, id: string): Promise<Room | undefined> {
  const [found] = await tx.select().from(arcadeFishRoom).where(eq(arcadeFishRoom.id, id)).for('update');
  return found;
}

/** Rooms in which a seat is free, the oldest first. */
export function listFree(db: Queries, { operatorId, gameCode }: Place, now: Date): Promise<{ id: string }[]> {
  const isTaken = and(eq(arcadeFishSeat.roomId, arcadeFishRoom.id), gt(arcadeFishSeat.until, now));
  return db
    .select({ id: arcadeFishRoom.id })
    .from(arcadeFishRoom)
    .leftJoin(arcadeFishSeat, isTaken)
    .where(
      and(
        eq(arcadeFishRoom.operatorId, operatorId),
        eq(arcadeFishRoom.gameCode, gameCode),
        isNull(arcadeFishRoom.stoppedAt),
      ),
    )
    .groupBy(arcadeFishRoom.id, arcadeFishRoom.number)
    .having(lt(count(arcadeFishSeat.seat), SEATS))
    .orderBy(asc(arcadeFishRoom.number));
}

/** Rooms of an operator in which somebody sits. */
export async function listTaken(db: Queries, operatorId: string, now: Date): Promise<Room[]> {
  const rows = await db
    .selectDistinct({ room: arcadeFishRoom })
    .from(arcadeFishRoom)
    .innerJoin(
      arcadeFishSeat,
      and(eq(arcadeFishSeat.roomId, arcadeFishRoom.id), gt(arcadeFishSeat.until, now)),
    )
    .where(eq(arcadeFishRoom.operatorId, operatorId))
    .orderBy(asc(arcadeFishRoom.gameCode), asc(arcadeFishRoom.number));
  return rows.map(({ room }) => room);
}

/** Nobody sits there any more. */
export async function endRoom(tx: Tx, id: string, stoppedAt: Date): Promise<void> {
  await tx.update(arcadeFishRoom).set({ stoppedAt }).where(eq(arcadeFishRoom.id, id));
  await tx.delete(arcadeFishSeat).where(eq(arcadeFishSeat.roomId, id));
}

/** Nothing if another process opened one of this number. */
export async function insertRoom(tx: Tx, room: Room): Promise<void> {
  await tx.insert(arcadeFishRoom).values(room).onConflictDoNothing();
}

export async function findSeatOf(
  db: Queries,
  { playerId, gameCode }: { playerId: string; gameCode: string },
): Promise<{ room: Room; seat: Seat } | undefined> {
  const [found] = await db
    .select({ room: arcadeFishRoom, seat: arcadeFishSeat })
    .from(arcadeFishSeat)
    .innerJoin(arcadeFishRoom, eq(arcadeFishRoom.id, arcadeFishSeat.roomId))
    .where(and(eq(arcadeFishSeat.playerId, playerId), eq(arcadeFishSeat.gameCode, gameCode)));
  return found;
}

export function listSeats(db: Queries, roomId: string, now: Date): Promise<Seat[]> {
  return db
    .select()
    .from(arcadeFishSeat)
    .where(and(eq(arcadeFishSeat.roomId, roomId), gt(arcadeFishSeat.until, now)))
    .orderBy(asc(arcadeFishSeat.seat));
}

/** Those whose players have left make room. */
export async function clearSeats(tx: Tx, roomId: string, now: Date): Promise<void> {
  await tx
    .delete(arcadeFishSeat)
    .where(and(eq(arcadeFishSeat.roomId, roomId), lte(arcadeFishSeat.until, now)));
}

/** Nothing if somebody was quicker. */
export async function insertSeat(tx: Tx, seat: Seat): Promise<void> {
  await tx.insert(arcadeFishSeat).values(seat).onConflictDoNothing();
}

type Sign = Partial<Pick<Seat, 'until' | 'stake' | 'currency' | 'firedAt' | 'fired'>>;

/** False if the seat is somebody else's by now. */
export async function keepSeat(
  db: Queries,
  { roomId, seat, playerId }: Pick<Seat, 'roomId' | 'seat' | 'playerId'>,
  sign: Sign,
): Promise<boolean> {
  const rows = await db
    .update(arcadeFishSeat)
    .set(sign)
    .where(
      and(
        eq(arcadeFishSeat.roomId, roomId),
        eq(arcadeFishSeat.seat, seat),
        eq(arcadeFishSeat.playerId, playerId),
      ),
    )
    .returning({ seat: arcadeFishSeat.seat });
  return rows.length > 0;
}

export async function deleteSeat(db: Queries, playerId: string, gameCode: string): Promise<void> {
  await db
    .delete(arcadeFishSeat)
    .where(and(eq(arcadeFishSeat.playerId, playerId), eq(arcadeFishSeat.gameCode, gameCode)));
}

/** From a number of a fish on: what was caught of those that may still be in the sea. */
export async function listCaught(db: Queries, roomId: string, fromFish: number): Promise<number[]> {
  const rows = await db
    .select({ fish: arcadeFishCatch.fish })
    .from(arcadeFishCatch)
    .where(and(eq(arcadeFishCatch.roomId, roomId), gte(arcadeFishCatch.fish, fromFish)))
    .orderBy(asc(arcadeFishCatch.fish));
  return rows.map(({ fish }) => fish);
}

/** A fish that somebody has is an error here: its room is locked, and nobody asks for it again. */
export async function insertCatches(tx: Tx, catches: (typeof arcadeFishCatch.$inferSelect)[]): Promise<void> {
  if (catches.length > 0) await tx.insert(arcadeFishCatch).values(catches);
}

export async function deleteCatches(db: Queries, before: Date): Promise<void> {
  await db.delete(arcadeFishCatch).where(lte(arcadeFishCatch.at, before));
}

export async function findLastNumber(db: Queries, { operatorId, gameCode }: Place): Promise<number> {
  const [last] = await db
    .select({ number: max(arcadeFishRoom.number) })
    .from(arcadeFishRoom)
    .where(and(eq(arcadeFishRoom.operatorId, operatorId), eq(arcadeFishRoom.gameCode, gameCode)));
  return last?.number ?? 0;
}
