import type { ReportReason } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import { messagesRoom, messagesRoomMessage, messagesRoomMute, messagesRoomReport } from './room.schema.ts';

const room = messagesRoom;
const m = messagesRoomMessage;
const r = messagesRoomReport;
const mute = messagesRoomMute;

export type RoomRow = typeof room.$inferSelect;
export type RoomMessageRow = typeof m.$inferSelect;
export type MuteRow = typeof mute.$inferSelect;

export async function findRoom(queries: Queries, brandId: string): Promise<RoomRow | undefined> {
  const [row] = await queries.select().from(room).where(eq(room.brandId, brandId));
  return row;
}

/** Made if it is not there, and locked. */
export async function lockRoom(tx: Tx, unborn: RoomRow): Promise<RoomRow> {
  await tx.insert(room).values(unborn).onConflictDoNothing();
  const [row] = await tx.select().from(room).where(eq(room.brandId, unborn.brandId)).for('update');
  if (!row) throw new Error('a chat room is gone');
  return row;
}

export async function putRoom(tx: Tx, { brandId, ...changed }: RoomRow): Promise<void> {
  await tx.update(room).set(changed).where(eq(room.brandId, brandId));
}

export async function addRoomMessage(tx: Tx, row: RoomMessageRow): Promise<void> {
  await tx.insert(m).values(row);
}

type Author = { memberId: string } | { operatorId: string };

export async function findRoomMessageById(
  queries: Queries,
  brandId: string,
  { id, ...author }: { id: string } & Author,
): Promise<RoomMessageRow | undefined> {
  const own = 'memberId' in author ? eq(m.memberId, author.memberId) : eq(m.operatorId, author.operatorId);
  const [row] = await queries
    .select()
    .from(m)
    .where(and(eq(m.brandId, brandId), own, eq(m.id, id)));
  return row;
}

export async function findRoomMessage(
  queries: Queries,
  brandId: string,
  sequence: number,
): Promise<RoomMessageRow | undefined> {
  const [row] = await queries
    .select()
    .from(m)
    .where(and(eq(m.brandId, brandId), eq(m.sequence, sequence)));
  return row;
}

type AskedMessages = { after?: number | undefined; before?: number | undefined; limit: number };

/** In order: those after a message, or the last ones before it. */
export async function listRoomMessages(
  queries: Queries,
  brandId: string,
  { after, before, limit }: AskedMessages,
): Promise<RoomMessageRow[]> {
  const own = eq(m.brandId, brandId);
  if (after !== undefined)
    return queries
      .select()
      .from(m)
      .where(and(own, gt(m.sequence, after)))
      .orderBy(asc(m.sequence))
      .limit(limit);
  const wanted = before === undefined ? own : and(own, lt(m.sequence, before));
  const rows = await queries.select().from(m).where(wanted).orderBy(desc(m.sequence)).limit(limit);
  return rows.reverse();
}

/** What was hidden after a change, in the order of the changes. */
export async function listHidden(
  queries: Queries,
  brandId: string,
  { change, limit }: { change: number; limit: number },
): Promise<{ sequence: number; change: number }[]> {
  const rows = await queries
    .select({ sequence: m.sequence, change: m.hiddenChange })
    .from(m)
    .where(and(eq(m.brandId, brandId), gt(m.hiddenChange, change)))
    .orderBy(asc(m.hiddenChange))
    .limit(limit);
  return rows.map((row) => ({ sequence: row.sequence, change: row.change ?? 0 }));
}

type Dropped = { before: Date; limit: number };

/**
 * Deletes the oldest messages, with what was reported of them; how many. Never one that comes after one that stays, or
 * that waits for a decision: whoever reads on by sequence would look for what is between them.
 */
export async function dropRoomMessages(tx: Tx, brandId: string, { before, limit }: Dropped): Promise<number> {
  const [stays] = await tx
    .select({ sequence: min(m.sequence) })
    .from(m)
    .where(and(eq(m.brandId, brandId), or(gte(m.sentAt, before), gt(m.reports, 0))));
  const old = await tx
    .select({ sequence: m.sequence })
    .from(m)
    .where(and(eq(m.brandId, brandId), stays?.sequence == null ? undefined : lt(m.sequence, stays.sequence)))
    .orderBy(asc(m.sequence))
    .limit(limit);
  const sequences = old.map(({ sequence }) => sequence);
  if (sequences.length === 0) return 0;
  await tx.delete(r).where(and(eq(r.brandId, brandId), inArray(r.sequence, sequences)));
  await tx.delete(m).where(and(eq(m.brandId, brandId), inArray(m.sequence, sequences)));
  return sequences.length;
}

export async function updateRoomMessage(
  tx: Tx,
  { brandId, sequence }: Pick<RoomMessageRow, 'brandId' | 'sequence'>,
  changed: Partial<Pick<RoomMessageRow, 'hiddenAt' | 'hiddenBy' | 'hiddenChange' | 'reports'>>,
): Promise<void> {
  await tx
    .update(m)
    .set(changed)
    .where(and(eq(m.brandId, brandId), eq(m.sequence, sequence)));
}

/** Whether it is the member's first of this message; then it is counted. */
export async function addReport(tx: Tx, row: typeof r.$inferInsert): Promise<boolean> {
  const added = await tx.insert(r).values(row).onConflictDoNothing().returning({ sequence: r.sequence });
  if (added.length === 0) return false;
  await tx
    .update(m)
    .set({ reports: sql`${m.reports} + 1` })
    .where(and(eq(m.brandId, row.brandId), eq(m.sequence, row.sequence)));
  return true;
}

export async function settleReports(
  tx: Tx,
  { brandId, sequence }: Pick<RoomMessageRow, 'brandId' | 'sequence'>,
  settledAt: Date,
): Promise<void> {
  await tx
    .update(r)
    .set({ settledAt })
    .where(and(eq(r.brandId, brandId), eq(r.sequence, sequence), isNull(r.settledAt)));
}

export function listReported(queries: Queries, brandId: string, limit: number): Promise<RoomMessageRow[]> {
  return queries
    .select()
    .from(m)
    .where(and(eq(m.brandId, brandId), gt(m.reports, 0)))
    .orderBy(asc(m.sequence))
    .limit(limit);
}

export type Reasons = { sequence: number; reason: ReportReason; all: number; firstAt: Date };

export async function listReasons(
  queries: Queries,
  brandId: string,
  sequences: readonly number[],
): Promise<Reasons[]> {
  if (sequences.length === 0) return [];
  const rows = await queries
    .select({ sequence: r.sequence, reason: r.reason, all: count(), firstAt: min(r.reportedAt) })
    .from(r)
    .where(and(eq(r.brandId, brandId), inArray(r.sequence, [...sequences]), isNull(r.settledAt)))
    .groupBy(r.sequence, r.reason)
    .orderBy(asc(r.sequence), asc(r.reason));
  return rows.map((row) => ({ ...row, all: Number(row.all), firstAt: row.firstAt ?? new Date(0) }));
}

export async function countReported(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ all: count() })
    .from(m)
    .where(and(inArray(m.brandId, [...brandIds]), gt(m.reports, 0)));
  return Number(row?.all ?? 0);
}

const inForce = (now: Date) => or(isNull(mute.endsAt), gt(mute.endsAt, now));

/** The mutings that hold now, of these members or of all. */
export function listMutes(
  queries: Queries,
  brandId: string,
  { now, memberIds, limit }: { now: Date; memberIds?: readonly string[]; limit: number },
): Promise<MuteRow[]> {
  const ofThese = memberIds && inArray(mute.memberId, [...memberIds]);
  return queries
    .select()
    .from(mute)
    .where(and(eq(mute.brandId, brandId), inForce(now), ofThese))
    .orderBy(desc(mute.mutedAt), desc(mute.memberId))
    .limit(limit);
}

export async function putMute(tx: Tx, row: MuteRow): Promise<void> {
  const { brandId: _brand, memberId: _member, ...changed } = row;
  await tx
    .insert(mute)
    .values(row)
    .onConflictDoUpdate({ target: [mute.brandId, mute.memberId], set: changed });
}

/** Whether one held. */
export async function endMute(
  tx: Tx,
  { brandId, memberId }: Pick<MuteRow, 'brandId' | 'memberId'>,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(mute)
    .set({ endsAt: now })
    .where(and(eq(mute.brandId, brandId), eq(mute.memberId, memberId), inForce(now)))
    .returning({ memberId: mute.memberId });
  return ended.length > 0;
}
