import type { MallOrderState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql, sum } from 'drizzle-orm';
import { promotionsMallOrder } from './mall.schema.ts';

const o = promotionsMallOrder;

export type OrderRow = typeof o.$inferSelect;
type Key = { brandId: string; id: string };
type Member = { brandId: string; memberId: string };

const isOf = ({ brandId, id }: Key) => and(eq(o.brandId, brandId), eq(o.id, id));
const isOwn = ({ brandId, memberId }: Member) => and(eq(o.brandId, brandId), eq(o.memberId, memberId));
const counts = ne(o.state, 'cancelled');
/** What was won is beside what a member may exchange. */
const isBought = gt(o.price, 0);

/** False: an order with this key is there already. */
export async function addOrder(tx: Tx, row: OrderRow): Promise<boolean> {
  const rows = await tx
    .insert(o)
    .values(row)
    .onConflictDoNothing({ target: [o.brandId, o.memberId, o.key] })
    .returning({ id: o.id });
  return rows.length > 0;
}

export async function findByKey(
  queries: Queries,
  member: Member,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(o)
    .where(and(isOwn(member), eq(o.key, key)));
  return row;
}

export async function findOrder(queries: Queries, key: Key): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(o).where(isOf(key));
  return row;
}

export async function findOrders(
  queries: Queries,
  brandId: string,
  ids: string[],
): Promise<Map<string, OrderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(o)
    .where(and(eq(o.brandId, brandId), inArray(o.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function lockOrder(tx: Tx, key: Key): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(o).where(isOf(key)).for('update');
  return row;
}

export async function changeOrder(tx: Tx, key: Key, changes: Partial<OrderRow>): Promise<void> {
  await tx.update(o).set(changes).where(isOf(key));
}

/** The newest first. */
export const listOwnOrders = (
  queries: Queries,
  member: Member,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<OrderRow[]> =>
  queries
    .select()
    .from(o)
    .where(and(isOwn(member), after ? lt(o.id, after) : undefined))
    .orderBy(desc(o.id))
    .limit(limit);

/** Where the last goods of a member were sent; null: there were none. */
export async function lastAddress(queries: Queries, member: Member): Promise<string | null> {
  const [row] = await queries
    .select({ address: o.sealedAddress })
    .from(o)
    .where(and(isOwn(member), isNotNull(o.sealedAddress)))
    .orderBy(desc(o.id))
    .limit(1);
  return row?.address ?? null;
}

/** How many of each item a member exchanged points for, cancelled orders aside. */
export async function countTaken(
  queries: Queries,
  member: Member,
): Promise<{ itemId: string; count: number }[]> {
  return queries
    .select({ itemId: o.itemId, count: sum(o.count).mapWith(Number) })
    .from(o)
    .where(and(isOwn(member), counts, isBought))
    .groupBy(o.itemId);
}

export async function countTakenOf(tx: Tx, member: Member, itemId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${o.count}), 0)::int` })
    .from(o)
    .where(and(isOwn(member), eq(o.itemId, itemId), counts, isBought));
  return row?.count ?? 0;
}

/** The same of all members, by item. */
export async function countExchanged(queries: Queries, brandId: string): Promise<Map<string, number>> {
  const rows = await queries
    .select({ itemId: o.itemId, count: sum(o.count).mapWith(Number) })
    .from(o)
    .where(and(eq(o.brandId, brandId), counts, isBought))
    .groupBy(o.itemId);
  return new Map(rows.map((row) => [row.itemId, row.count]));
}

type Filter = {
  state?: MallOrderState | undefined;
  memberId?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** Those that wait come longest first; everything else the newest first. */
export function listOrders(
  queries: Queries,
  brandId: string,
  { state, memberId, after, limit }: Filter,
): Promise<OrderRow[]> {
  const isQueue = state === 'ordered';
  return queries
    .select()
    .from(o)
    .where(
      and(
        eq(o.brandId, brandId),
        state ? eq(o.state, state) : undefined,
        memberId ? eq(o.memberId, memberId) : undefined,
        after ? (isQueue ? gt(o.id, after) : lt(o.id, after)) : undefined,
      ),
    )
    .orderBy(isQueue ? asc(o.id) : desc(o.id))
    .limit(limit);
}

export async function countWaiting(queries: Queries, brandIds: string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ waiting: count() })
    .from(o)
    .where(and(inArray(o.brandId, brandIds), eq(o.state, 'ordered')));
  return row?.waiting ?? 0;
}
