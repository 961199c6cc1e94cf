import type { FeedbackState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { messagesFeedback, messagesFeedbackPicture } from './feedback.schema.ts';

const f = messagesFeedback;
const p = messagesFeedbackPicture;

export type FeedbackRow = typeof f.$inferSelect;
export type PictureRow = typeof p.$inferSelect;
export type Sender = { brandId: string; memberId: string };
type Page = { after?: string | undefined; limit: number };

export async function addFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  await tx.insert(f).values(row);
}

/** Deletes what was handled before a moment, with its pictures; how many. */
export async function dropHandled(
  tx: Tx,
  brandId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = await tx
    .select({ id: f.id })
    .from(f)
    .where(and(eq(f.brandId, brandId), lt(f.handledAt, before)))
    .orderBy(asc(f.id))
    .limit(limit);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(p).where(and(eq(p.brandId, brandId), inArray(p.feedbackId, ids)));
  await tx.delete(f).where(and(eq(f.brandId, brandId), inArray(f.id, ids)));
  return ids.length;
}

/** The newest first. */
export function listOwn(
  queries: Queries,
  { brandId, memberId }: Sender,
  { after, limit }: Page,
): Promise<FeedbackRow[]> {
  const older = after === undefined ? [] : [lt(f.id, after)];
  return queries
    .select()
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.memberId, memberId), ...older))
    .orderBy(desc(f.id))
    .limit(limit);
}

/** What waits comes longest first, the rest newest first. */
export function listQueue(
  queries: Queries,
  brandId: string,
  { state, after, limit }: Page & { state: FeedbackState },
): Promise<FeedbackRow[]> {
  const isOpen = state === 'open';
  const beyond = after === undefined ? [] : [isOpen ? gt(f.id, after) : lt(f.id, after)];
  return queries
    .select()
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.state, state), ...beyond))
    .orderBy(isOpen ? asc(f.id) : desc(f.id))
    .limit(limit);
}

export async function findFeedback(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<FeedbackRow | undefined> {
  const [row] = await queries
    .select()
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.id, id)));
  return row;
}

/** Whether it was still open. */
export async function handleFeedback(
  tx: Tx,
  { brandId, id }: { brandId: string; id: string },
  changed: Pick<FeedbackRow, 'state' | 'answer' | 'handledAt' | 'handledBy'>,
): Promise<boolean> {
  const rows = await tx
    .update(f)
    .set(changed)
    .where(and(eq(f.brandId, brandId), eq(f.id, id), eq(f.state, 'open')))
    .returning({ id: f.id });
  return rows.length > 0;
}

export async function addPicture(tx: Tx, row: PictureRow): Promise<void> {
  await tx.insert(p).values(row);
}

/** One after the other: feedback of one member waits here until the transaction ends. */
export async function lockSender(tx: Tx, { brandId, memberId }: Sender): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`messages_feedback:${brandId}:${memberId}`}::text, 0))`,
  );
}

/** What a member sent under an id that ends so. */
export async function findOwnEnding(
  queries: Queries,
  { brandId, memberId }: Sender,
  end: string,
): Promise<FeedbackRow | undefined> {
  const [row] = await queries
    .select()
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.memberId, memberId), sql`${f.id}::text like ${`%${end}`}`));
  return row;
}

/** Keeps what is named, and the latest of the rest of what a member uploaded and has not sent. */
export async function dropUnsent(
  tx: Tx,
  { brandId, memberId }: Sender,
  { beside, latest }: { beside: readonly string[]; latest: number },
): Promise<void> {
  const unsent = await tx
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.memberId, memberId), isNull(p.feedbackId)))
    .orderBy(desc(p.id));
  const others = unsent.map(({ id }) => id).filter((id) => !beside.includes(id));
  const old = others.slice(latest);
  if (old.length > 0) await tx.delete(p).where(and(eq(p.brandId, brandId), inArray(p.id, old)));
}

/** Gives unsent pictures of the member to a feedback. How many of them there were. */
export async function attachPictures(
  tx: Tx,
  { brandId, memberId }: Sender,
  { ids, feedbackId }: { ids: readonly string[]; feedbackId: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(p)
    .set({ feedbackId })
    .where(
      and(eq(p.brandId, brandId), eq(p.memberId, memberId), isNull(p.feedbackId), inArray(p.id, [...ids])),
    )
    .returning({ id: p.id });
  return rows.length;
}

export async function countPictures(
  queries: Queries,
  brandId: string,
  feedbackIds: readonly string[],
): Promise<Map<string, number>> {
  if (feedbackIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: p.feedbackId, all: count() })
    .from(p)
    .where(and(eq(p.brandId, brandId), inArray(p.feedbackId, [...feedbackIds])))
    .groupBy(p.feedbackId);
  return new Map(rows.map(({ id, all }) => [id ?? '', Number(all)]));
}

export function listPictures(queries: Queries, brandId: string, feedbackId: string): Promise<PictureRow[]> {
  return queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.feedbackId, feedbackId)))
    .orderBy(asc(p.id));
}

/** In their order; without what they show. */
export async function listPictureIds(
  queries: Queries,
  brandId: string,
  feedbackId: string,
): Promise<string[]> {
  const rows = await queries
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.feedbackId, feedbackId)))
    .orderBy(asc(p.id));
  return rows.map(({ id }) => id);
}
