import type { PushSettings, PushTopic } from '@parlour/contract';
import { QUIET_AT_FIRST, TOPICS_AT_FIRST } from '@parlour/contract/values/messages/push.rules';
import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { messagesPushChoice, messagesPushDevice, messagesPushKey } from './push.schema.ts';

const d = messagesPushDevice;
const c = messagesPushChoice;

export type Owner = { brandId: string; memberId: string };
export type DeviceRow = typeof d.$inferSelect;
type KeyRow = typeof messagesPushKey.$inferSelect;

const isOf = ({ brandId, memberId }: Owner) => and(eq(d.brandId, brandId), eq(d.memberId, memberId));

export async function findKey(queries: Queries, brandId: string): Promise<KeyRow | undefined> {
  const [row] = await queries.select().from(messagesPushKey).where(eq(messagesPushKey.brandId, brandId));
  return row;
}

/** Of several processes the first wins. */
export async function addKey(queries: Queries, row: KeyRow): Promise<void> {
  await queries.insert(messagesPushKey).values(row).onConflictDoNothing();
}

export async function readSettings(queries: Queries, { brandId, memberId }: Owner): Promise<PushSettings> {
  const [row] = await queries
    .select()
    .from(c)
    .where(and(eq(c.brandId, brandId), eq(c.memberId, memberId)));
  if (!row) return { topics: [...TOPICS_AT_FIRST], quiet: QUIET_AT_FIRST };
  const { topics, quietFrom: from, quietUntil: until } = row;
  return { topics: [...topics], quiet: from !== null && until !== null ? { from, until } : null };
}

export async function saveSettings(tx: Tx, owner: Owner, { topics, quiet }: PushSettings): Promise<void> {
  const set = { topics, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
  await tx
    .insert(c)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: [c.brandId, c.memberId], set });
}

/** A browser is notified for whoever asked last: it keeps its id, but not its owner. */
export async function putDevice(tx: Tx, row: DeviceRow): Promise<void> {
  const { brandId: _brand, id: _id, endpoint: _endpoint, ...set } = row;
  await tx
    .insert(d)
    .values(row)
    .onConflictDoUpdate({ target: [d.brandId, d.endpoint], set });
}

/** Those that were used longest ago go. */
export async function dropOldest(tx: Tx, owner: Owner, kept: number): Promise<void> {
  const old = await tx
    .select({ id: d.id })
    .from(d)
    .where(isOf(owner))
    .orderBy(desc(d.seenAt), desc(d.id))
    .offset(kept);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(d).where(and(eq(d.brandId, owner.brandId), inArray(d.id, ids)));
}

export async function dropDevice(queries: Queries, owner: Owner, endpoint: string): Promise<void> {
  await queries.delete(d).where(and(isOf(owner), eq(d.endpoint, endpoint)));
}

/** The push service no longer knows it. A browser that has subscribed anew meanwhile has another endpoint. */
export async function dropGone(
  queries: Queries,
  { brandId, id, endpoint }: Pick<DeviceRow, 'brandId' | 'id' | 'endpoint'>,
): Promise<void> {
  await queries.delete(d).where(and(eq(d.brandId, brandId), eq(d.id, id), eq(d.endpoint, endpoint)));
}

export async function dropOfSessions(tx: Tx, brandId: string, sessionIds: readonly string[]): Promise<void> {
  await tx.delete(d).where(and(eq(d.brandId, brandId), inArray(d.sessionId, [...sessionIds])));
}

export async function dropUnseen(tx: Tx, brandId: string, before: Date): Promise<void> {
  await tx.delete(d).where(and(eq(d.brandId, brandId), lt(d.seenAt, before)));
}

export async function findDevice(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<DeviceRow | undefined> {
  const [row] = await queries
    .select()
    .from(d)
    .where(and(eq(d.brandId, brandId), eq(d.id, id)));
  return row;
}

export async function countDevices(queries: Queries, owner: Owner): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(d).where(isOf(owner));
  return row?.count ?? 0;
}

/** The devices of those of these members who want the topic. */
export async function listWanting(
  tx: Tx,
  brandId: string,
  { memberIds, topic }: { memberIds: readonly string[]; topic: PushTopic },
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .select({ id: d.id, topics: c.topics })
    .from(d)
    .leftJoin(c, and(eq(c.brandId, d.brandId), eq(c.memberId, d.memberId)))
    .where(and(eq(d.brandId, brandId), inArray(d.memberId, [...memberIds])))
    .orderBy(d.id);
  return rows.flatMap(({ id, topics }) => ((topics ?? TOPICS_AT_FIRST).includes(topic) ? [id] : []));
}
