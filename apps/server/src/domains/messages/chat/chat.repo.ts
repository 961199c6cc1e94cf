import type { Queries, Tx } from '@parlour/database/database';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  min,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MomentPlace } from '../../../lists/places.ts';
import { messagesChat, messagesChatMessage, messagesChatPicture, messagesChatRating } from './chat.schema.ts';

const c = messagesChat;
const m = messagesChatMessage;
const p = messagesChatPicture;
const r = messagesChatRating;
const newer = alias(m, 'newer');

export type ChatRow = typeof c.$inferSelect;
export type MessageRow = typeof m.$inferSelect;
export type RatingRow = typeof r.$inferSelect;
export type Marks = { delivered: number; read: number };
export type Side = 'member' | 'desk';

const ofMember = (brandId: string, memberId: string) => and(eq(c.brandId, brandId), eq(c.memberId, memberId));
const messagesOf = (brandId: string, memberId: string) =>
  and(eq(m.brandId, brandId), eq(m.memberId, memberId));

export async function findChat(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<ChatRow | undefined> {
  const [row] = await queries.select().from(c).where(ofMember(brandId, memberId));
  return row;
}

export async function lockChat(tx: Tx, brandId: string, memberId: string): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(c).where(ofMember(brandId, memberId)).for('update');
  return row;
}

/** The row is there afterwards, whoever made it. */
export async function ensureChat(tx: Tx, row: ChatRow): Promise<void> {
  await tx.insert(c).values(row).onConflictDoNothing();
}

export async function putChat(tx: Tx, { brandId, memberId, ...changed }: ChatRow): Promise<void> {
  await tx.update(c).set(changed).where(ofMember(brandId, memberId));
}

/** Moves one side's marks forward, never beyond the last message; whether one moved. */
export async function moveMarks(
  tx: Tx,
  brandId: string,
  { memberId, side, delivered, read }: { memberId: string; side: Side } & Marks,
): Promise<boolean> {
  const [has, hasRead] =
    side === 'member' ? [c.memberDelivered, c.memberRead] : [c.deskDelivered, c.deskRead];
  const upTo = (mark: SQLWrapper, to: number) =>
    sql<number>`greatest(${mark}, least(${to}::int, ${c.lastSequence}))`;
  const moved = upTo(has, Math.max(delivered, read));
  const movedRead = upTo(hasRead, read);
  const rows = await tx
    .update(c)
    .set(
      side === 'member'
        ? { memberDelivered: moved, memberRead: movedRead }
        : { deskDelivered: moved, deskRead: movedRead },
    )
    .where(and(ofMember(brandId, memberId), or(sql`${moved} > ${has}`, sql`${movedRead} > ${hasRead}`)))
    .returning({ memberId: c.memberId });
  return rows.length > 0;
}

export async function addMessage(tx: Tx, row: MessageRow, picture?: Uint8Array): Promise<void> {
  await tx.insert(m).values(row);
  const { brandId, memberId, sequence } = row;
  if (picture) await tx.insert(p).values({ brandId, memberId, sequence, content: picture });
}

export async function findMessageById(
  tx: Tx,
  brandId: string,
  { memberId, author, id }: Pick<MessageRow, 'memberId' | 'author' | 'id'>,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(m)
    .where(and(messagesOf(brandId, memberId), eq(m.author, author), eq(m.id, id)));
  return row;
}

type AskedMessages = {
  memberId: string;
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
};

/** In order: those after a message, or the last ones before it. */
export async function listMessages(
  queries: Queries,
  brandId: string,
  { memberId, after, before, limit }: AskedMessages,
): Promise<MessageRow[]> {
  const own = messagesOf(brandId, memberId);
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

export async function findPicture(
  queries: Queries,
  brandId: string,
  { memberId, sequence }: { memberId: string; sequence: number },
): Promise<Uint8Array | null> {
  const [row] = await queries
    .select({ content: p.content })
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.memberId, memberId), eq(p.sequence, sequence)));
  return row?.content ?? null;
}

/** How many messages of the other side come after what was read. */
export async function countUnread(queries: Queries, brandId: string, memberId: string): Promise<number> {
  const [row] = await queries
    .select({ all: count() })
    .from(m)
    .innerJoin(c, and(eq(c.brandId, m.brandId), eq(c.memberId, m.memberId)))
    .where(and(messagesOf(brandId, memberId), eq(m.author, 'operator'), gt(m.sequence, c.memberRead)));
  return Number(row?.all ?? 0);
}

/** The sequence of the first answer that the member has not read; null: none. */
export async function findFirstUnread(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<number | null> {
  const [row] = await queries
    .select({ sequence: min(m.sequence) })
    .from(m)
    .innerJoin(c, and(eq(c.brandId, m.brandId), eq(c.memberId, m.memberId)))
    .where(and(messagesOf(brandId, memberId), eq(m.author, 'operator'), gt(m.sequence, c.memberRead)));
  return row?.sequence ?? null;
}

/**
 * Deletes old messages with their pictures and ratings; how many. Never one that comes after one that stays: whoever
 * reads on by sequence would look for what is between them.
 */
export async function dropChatMessages(
  tx: Tx,
  brandId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const stays = tx
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.brandId, m.brandId),
        eq(newer.memberId, m.memberId),
        lt(newer.sequence, m.sequence),
        gte(newer.sentAt, before),
      ),
    );
  const old = await tx
    .select({ memberId: m.memberId, sequence: m.sequence })
    .from(m)
    .where(and(eq(m.brandId, brandId), lt(m.sentAt, before), notExists(stays)))
    .orderBy(asc(m.memberId), asc(m.sequence))
    .limit(limit);
  for (const memberId of new Set(old.map((row) => row.memberId))) {
    const sequences = old.filter((row) => row.memberId === memberId).map(({ sequence }) => sequence);
    for (const table of [p, r, m])
      await tx
        .delete(table)
        .where(
          and(eq(table.brandId, brandId), eq(table.memberId, memberId), inArray(table.sequence, sequences)),
        );
  }
  return old.length;
}

export type ListedChat = { chat: ChatRow; last: MessageRow | null; rating: RatingRow | null; unread: number };

const unreadByDesk = sql<number>`(
  select count(*)::int
  from ${m} as unread
  where unread.brand_id = ${c.brandId}
    and unread.member_id = ${c.memberId}
    and unread.author = 'member'
    and unread.sequence > ${c.deskRead})`;

/** What the house says about a conversation tells the desk nothing: the last of a person. */
const lastSaid = sql<number>`(
  select max(said.sequence)
  from ${m} as said
  where said.brand_id = ${c.brandId}
    and said.member_id = ${c.memberId}
    and said.author <> 'house')`;

const listed = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({ chat: c, last: m, rating: r, unread: unreadByDesk })
    .from(c)
    .leftJoin(m, and(eq(m.brandId, c.brandId), eq(m.memberId, c.memberId), eq(m.sequence, lastSaid)))
    .leftJoin(r, and(eq(r.brandId, c.brandId), eq(r.memberId, c.memberId), eq(r.sequence, c.closedSequence)))
    .where(where);

export async function findListed(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<ListedChat | undefined> {
  const [row] = await listed(queries, ofMember(brandId, memberId));
  return row;
}

/** The longest in that state first. */
export async function listInState(
  queries: Queries,
  brandId: string,
  { state, limit }: { state: ChatRow['state']; limit: number },
): Promise<ListedChat[]> {
  return listed(queries, and(eq(c.brandId, brandId), eq(c.state, state)))
    .orderBy(asc(c.since), asc(c.memberId))
    .limit(limit);
}

/** The latest first. */
export async function listClosed(
  queries: Queries,
  brandId: string,
  { place, limit }: { place: MomentPlace | null; limit: number },
): Promise<ListedChat[]> {
  const since = place && new Date(place.atMs);
  const beyond =
    place && since ? or(lt(c.since, since), and(eq(c.since, since), lt(c.memberId, place.id))) : undefined;
  return listed(queries, and(eq(c.brandId, brandId), eq(c.state, 'closed'), beyond))
    .orderBy(desc(c.since), desc(c.memberId))
    .limit(limit);
}

export async function findRating(
  queries: Queries,
  brandId: string,
  { memberId, sequence }: { memberId: string; sequence: number },
): Promise<RatingRow | undefined> {
  const [row] = await queries
    .select()
    .from(r)
    .where(and(eq(r.brandId, brandId), eq(r.memberId, memberId), eq(r.sequence, sequence)));
  return row;
}

/** Whether it was the first. */
export async function addRating(tx: Tx, row: RatingRow): Promise<boolean> {
  const added = await tx.insert(r).values(row).onConflictDoNothing().returning({ sequence: r.sequence });
  return added.length > 0;
}

export async function countWaiting(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ all: count() })
    .from(c)
    .where(and(inArray(c.brandId, [...brandIds]), eq(c.state, 'waiting')));
  return Number(row?.all ?? 0);
}
