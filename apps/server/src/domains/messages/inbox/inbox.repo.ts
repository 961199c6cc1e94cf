import type { InboxKind, InboxTexts } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { messagesInbox, messagesSending } from './inbox.schema.ts';

const i = messagesInbox;
const s = messagesSending;

export type Owner = { brandId: string; memberId: string };
export type InboxRow = typeof i.$inferSelect;
/** A message with its words, wherever they are kept. */
export type Letter = Pick<InboxRow, 'id' | 'kind' | 'sentAt' | 'readAt' | 'deletedAt'> & {
  texts: InboxTexts;
};

const isOf = ({ brandId, memberId }: Owner) => and(eq(i.brandId, brandId), eq(i.memberId, memberId));
const isUnread = and(isNull(i.readAt), isNull(i.deletedAt));

type Told = Pick<InboxRow, 'kind' | 'key' | 'sentAt'>;
type Worded = { readonly texts: InboxTexts; readonly to: readonly { memberId: string; id: string }[] };

/** Messages about one thing, each for some members; returns those whose inbox did not have it yet. */
export async function addMessages(
  tx: Tx,
  brandId: string,
  { kind, key, sentAt }: Told,
  letters: readonly Worded[],
): Promise<string[]> {
  const all = letters.flatMap(({ to }, letter) => to.map((one) => ({ ...one, letter: letter + 1 })));
  if (all.length === 0) return [];
  const { rows } = await tx.execute(sql`
    insert into messages_inbox (brand_id, member_id, id, key, kind, texts, sent_at)
    select ${brandId}::uuid, member.id, member.message_id, ${key}, ${kind}, words.texts, ${sentAt.toISOString()}::timestamptz
    from unnest(
      ${arrayOf(all.map(({ memberId }) => memberId))}::uuid[],
      ${arrayOf(all.map(({ id }) => id))}::uuid[],
      ${arrayOf(all.map(({ letter }) => letter))}::int8[]
    ) as member (id, message_id, letter)
    join jsonb_array_elements(${JSON.stringify(letters.map(({ texts }) => texts))}::jsonb)
      with ordinality as words (texts, letter) on words.letter = member.letter
    on conflict do nothing
    returning member_id`);
  return (rows as { member_id: string }[]).map((row) => row.member_id);
}

type Delivered = { sendingId: string; kind: InboxKind; key: string; sentAt: Date };

/** One message of a sending for each member; returns those who did not have it. */
export async function addMany(
  tx: Tx,
  brandId: string,
  { sendingId, kind, key, sentAt }: Delivered,
  to: readonly { memberId: string; id: string }[],
): Promise<string[]> {
  if (to.length === 0) return [];
  const { rows } = await tx.execute(sql`
    insert into messages_inbox (brand_id, member_id, id, key, kind, sending_id, sent_at)
    select ${brandId}::uuid, member.id, member.message_id, ${key}, ${kind}, ${sendingId}::uuid, ${sentAt.toISOString()}::timestamptz
    from unnest(
      ${arrayOf(to.map(({ memberId }) => memberId))}::uuid[],
      ${arrayOf(to.map(({ id }) => id))}::uuid[]
    ) as member (id, message_id)
    on conflict do nothing
    returning member_id`);
  return (rows as { member_id: string }[]).map((row) => row.member_id);
}

const letters = (queries: Queries) =>
  queries
    .select({
      id: i.id,
      kind: i.kind,
      sentAt: i.sentAt,
      readAt: i.readAt,
      deletedAt: i.deletedAt,
      own: i.texts,
      sent: s.texts,
    })
    .from(i)
    .leftJoin(s, and(eq(s.brandId, i.brandId), eq(s.id, i.sendingId)));

type Found = Awaited<ReturnType<typeof letters>>[number];

/** The newest first. */
export async function listMessages(
  queries: Queries,
  owner: Owner,
  { beforeId, limit }: { beforeId: string | undefined; limit: number },
): Promise<Letter[]> {
  const rows = await letters(queries)
    .where(and(isOf(owner), isNull(i.deletedAt), beforeId === undefined ? undefined : lt(i.id, beforeId)))
    .orderBy(desc(i.id))
    .limit(limit);
  return rows.map(asLetter);
}

export async function findMessage(queries: Queries, owner: Owner, id: string): Promise<Letter | undefined> {
  const [row] = await letters(queries).where(and(isOf(owner), eq(i.id, id)));
  return row && asLetter(row);
}

function asLetter({ own, sent, ...row }: Found): Letter {
  const texts = own ?? sent;
  if (!texts) throw new Error(`message ${row.id} has no words`);
  return { ...row, texts };
}

export async function countUnread(queries: Queries, owner: Owner): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(i)
    .where(and(isOf(owner), isUnread));
  return row?.count ?? 0;
}

/** How many were unread; without an id, all of the member. */
export async function markRead(
  tx: Tx,
  owner: Owner,
  { id, readAt }: { id: string | undefined; readAt: Date },
): Promise<number> {
  const marked = await tx
    .update(i)
    .set({ readAt })
    .where(and(isOf(owner), isUnread, id === undefined ? undefined : eq(i.id, id)))
    .returning({ id: i.id });
  return marked.length;
}

/** Whether there is such a message; null takes the deletion back. */
export async function setDeleted(
  tx: Tx,
  owner: Owner,
  { id, deletedAt }: { id: string; deletedAt: Date | null },
): Promise<boolean> {
  const changed = await tx
    .update(i)
    .set({ deletedAt })
    .where(and(isOf(owner), eq(i.id, id)))
    .returning({ id: i.id });
  return changed.length > 0;
}

/** How many have opened a sending. */
export async function countRead(queries: Queries, brandId: string, sendingId: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(i)
    .where(and(eq(i.brandId, brandId), eq(i.sendingId, sendingId), isNotNull(i.readAt)));
  return row?.count ?? 0;
}

/** Deletes some that were sent before; how many. */
export async function dropSome(
  queries: Queries,
  brandId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await queries.execute(sql`
    delete from messages_inbox
    where brand_id = ${brandId}::uuid
      and (member_id, id) in (
        select member_id, id
        from messages_inbox
        where brand_id = ${brandId}::uuid and sent_at < ${before.toISOString()}::timestamptz
        order by sent_at, member_id, id
        limit ${limit}
      )
    returning id`);
  return rows.length;
}
