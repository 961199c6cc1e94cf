import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, max } from 'drizzle-orm';
import { promotionsPacket, promotionsPacketSeed, promotionsPacketTap } from './packets.schema.ts';

export type PacketRow = typeof promotionsPacket.$inferSelect;
export type TapRow = typeof promotionsPacketTap.$inferSelect;
export type SeedRow = typeof promotionsPacketSeed.$inferSelect;

const [p, s, t] = [promotionsPacket, promotionsPacketSeed, promotionsPacketTap];
const ofNumber = (brandId: string, number: number) => and(eq(p.brandId, brandId), eq(p.number, number));

/** 0: none was announced. */
export async function lastNumber(queries: Queries, brandId: string): Promise<number> {
  const [row] = await queries
    .select({ last: max(p.number) })
    .from(p)
    .where(eq(p.brandId, brandId));
  return row?.last ?? 0;
}

/** The seeds of these numbers; one that is there stays as it is. */
export async function keepSeeds(tx: Tx, brandId: string, rows: SeedRow[]): Promise<SeedRow[]> {
  await tx.insert(s).values(rows).onConflictDoNothing();
  const numbers = rows.map(({ number }) => number);
  return tx
    .select()
    .from(s)
    .where(and(eq(s.brandId, brandId), inArray(s.number, numbers)))
    .orderBy(asc(s.number));
}

export async function findSeed(
  queries: Queries,
  brandId: string,
  number: number,
): Promise<SeedRow | undefined> {
  const [row] = await queries
    .select()
    .from(s)
    .where(and(eq(s.brandId, brandId), eq(s.number, number)));
  return row;
}

/** False: another one took the number. */
export async function insertPacket(tx: Tx, row: PacketRow): Promise<boolean> {
  const added = await tx.insert(p).values(row).onConflictDoNothing().returning({ number: p.number });
  return added.length > 0;
}

export async function findPacket(
  queries: Queries,
  brandId: string,
  number: number,
): Promise<PacketRow | undefined> {
  const [row] = await queries.select().from(p).where(ofNumber(brandId, number));
  return row;
}

export async function lockPacket(tx: Tx, brandId: string, number: number): Promise<PacketRow | undefined> {
  const [row] = await tx.select().from(p).where(ofNumber(brandId, number)).for('update');
  return row;
}

export async function updatePacket(
  tx: Tx,
  { brandId, number }: Pick<PacketRow, 'brandId' | 'number'>,
  changes: Partial<PacketRow>,
): Promise<void> {
  await tx.update(p).set(changes).where(ofNumber(brandId, number));
}

/** What is to come or open, and the last that were drawn; the newest first. */
export async function listShown(queries: Queries, brandId: string, drawn: number): Promise<PacketRow[]> {
  const waiting = await queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), isNull(p.drawnAt), isNull(p.cancelledAt)))
    .orderBy(asc(p.opensAt), asc(p.number));
  const past = await queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), isNotNull(p.drawnAt)))
    .orderBy(desc(p.number))
    .limit(drawn);
  return [...waiting, ...past];
}

export function listPackets(queries: Queries, brandId: string, limit: number): Promise<PacketRow[]> {
  return queries.select().from(p).where(eq(p.brandId, brandId)).orderBy(desc(p.number)).limit(limit);
}

/** The numbers of those that are over and not drawn yet. */
export async function listDue(queries: Queries, brandId: string, now: Date): Promise<number[]> {
  const rows = await queries
    .select({ number: p.number })
    .from(p)
    .where(and(eq(p.brandId, brandId), isNull(p.drawnAt), isNull(p.cancelledAt), lte(p.closesAt, now)))
    .orderBy(asc(p.number));
  return rows.map(({ number }) => number);
}

/** In order of places. */
export function listTaps(queries: Queries, brandId: string, number: number): Promise<TapRow[]> {
  return queries
    .select()
    .from(t)
    .where(and(eq(t.brandId, brandId), eq(t.number, number)))
    .orderBy(asc(t.place));
}

export function listOwnTaps(
  queries: Queries,
  brandId: string,
  { memberId, numbers }: { memberId: string; numbers: number[] },
): Promise<TapRow[]> {
  return queries
    .select()
    .from(t)
    .where(and(eq(t.brandId, brandId), eq(t.memberId, memberId), inArray(t.number, numbers)));
}

export async function insertTap(tx: Tx, row: TapRow): Promise<void> {
  await tx.insert(t).values(row);
}

export async function updateShare(tx: Tx, tap: TapRow, share: bigint): Promise<void> {
  await tx
    .update(t)
    .set({ share })
    .where(and(eq(t.brandId, tap.brandId), eq(t.number, tap.number), eq(t.place, tap.place)));
}
