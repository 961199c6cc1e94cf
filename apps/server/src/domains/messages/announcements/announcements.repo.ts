import type { AnnouncementDocument } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  messagesAnnouncement,
  messagesAnnouncementRead,
  messagesAnnouncementVersion,
  messagesPublication,
} from './announcements.schema.ts';

const a = messagesAnnouncement;
const v = messagesAnnouncementVersion;
const p = messagesPublication;
const r = messagesAnnouncementRead;

export type AnnouncementRow = typeof a.$inferSelect;
export type VersionRow = typeof v.$inferSelect;
export type PublicationRow = typeof p.$inferSelect;
export type Published = { id: string; document: AnnouncementDocument };

/** The public versions that have not ended yet. */
export function listPublished(queries: Queries, brandId: string, now: Date): Promise<Published[]> {
  return queries
    .select({ id: a.id, document: v.document })
    .from(a)
    .innerJoin(
      v,
      and(eq(v.brandId, a.brandId), eq(v.announcementId, a.id), eq(v.version, a.publishedVersion)),
    )
    .where(and(eq(a.brandId, brandId), or(isNull(a.endsAt), gt(a.endsAt, now))))
    .orderBy(asc(a.id));
}

export type Kept = AnnouncementRow & {
  document: AnnouncementDocument;
  published: AnnouncementDocument | null;
};

/** Each with its latest version and its public one, the latest change first. */
export async function listAnnouncements(queries: Queries, brandId: string): Promise<Kept[]> {
  const rows = await queries
    .select({ row: a, document: v.document, version: v.version })
    .from(a)
    .innerJoin(
      v,
      and(
        eq(v.brandId, a.brandId),
        eq(v.announcementId, a.id),
        or(eq(v.version, a.version), eq(v.version, a.publishedVersion)),
      ),
    )
    .where(eq(a.brandId, brandId))
    .orderBy(desc(a.changedAt), desc(a.id), desc(v.version));
  const kept = new Map<string, Kept>();
  for (const { row, document, version } of rows) {
    const known = kept.get(row.id) ?? { ...row, document, published: null };
    if (version === row.publishedVersion) known.published = document;
    kept.set(row.id, known);
  }
  return [...kept.values()];
}

export async function findAnnouncement(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<AnnouncementRow | undefined> {
  const [row] = await queries
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)));
  return row;
}

export async function lockAnnouncement(
  tx: Tx,
  brandId: string,
  id: string,
): Promise<AnnouncementRow | undefined> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)))
    .for('update');
  return row;
}

export async function countAnnouncements(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(a).where(eq(a.brandId, brandId));
  return Number(row?.all ?? 0);
}

export async function putAnnouncement(tx: Tx, row: AnnouncementRow): Promise<void> {
  const { brandId: _brand, id: _id, createdAt: _created, ...changed } = row;
  await tx
    .insert(a)
    .values(row)
    .onConflictDoUpdate({ target: [a.brandId, a.id], set: changed });
}

export async function addVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(v).values(row);
}

/** The latest first. */
export function listVersions(queries: Queries, brandId: string, id: string): Promise<VersionRow[]> {
  return queries
    .select()
    .from(v)
    .where(and(eq(v.brandId, brandId), eq(v.announcementId, id)))
    .orderBy(desc(v.version));
}

export async function addPublication(tx: Tx, row: PublicationRow): Promise<void> {
  await tx.insert(p).values(row);
}

export async function endPublication(
  tx: Tx,
  { brandId, id }: { brandId: string; id: string },
  ended: Pick<PublicationRow, 'endedAt' | 'endedBy' | 'endReason'>,
): Promise<void> {
  await tx
    .update(p)
    .set(ended)
    .where(and(eq(p.brandId, brandId), eq(p.announcementId, id), isNull(p.endedAt)));
}

/** The latest first. */
export function listPublications(queries: Queries, brandId: string, id: string): Promise<PublicationRow[]> {
  return queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.announcementId, id)))
    .orderBy(desc(p.id));
}

export type Reader = { brandId: string; memberId: string };

/** Which of these the member has read. */
export async function listRead(
  queries: Queries,
  { brandId, memberId }: Reader,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: r.announcementId })
    .from(r)
    .where(and(eq(r.brandId, brandId), eq(r.memberId, memberId), inArray(r.announcementId, [...ids])));
  return rows.map(({ id }) => id);
}

/** Deletes some old marks of announcements that are not shown any more; how many. */
export async function dropReads(
  queries: Queries,
  brandId: string,
  { before, shown, limit }: { before: Date; shown: readonly string[]; limit: number },
): Promise<number> {
  const { rows } = await queries.execute(sql`
    delete from messages_announcement_read
    where brand_id = ${brandId}::uuid
      and (member_id, announcement_id) in (
        select member_id, announcement_id
        from messages_announcement_read
        where brand_id = ${brandId}::uuid
          and read_at < ${before.toISOString()}::timestamptz
          and announcement_id <> all (${arrayOf(shown)}::uuid[])
        order by read_at, member_id, announcement_id
        limit ${limit}
      )
    returning member_id`);
  return rows.length;
}

/** Whether it was unread. */
export async function addRead(
  tx: Tx,
  { brandId, memberId }: Reader,
  { announcementId, readAt }: { announcementId: string; readAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(r)
    .values({ brandId, memberId, announcementId, readAt })
    .onConflictDoNothing()
    .returning({ id: r.announcementId });
  return added.length > 0;
}
