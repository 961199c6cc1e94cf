import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { gamesFavourite } from './lobby.schema.ts';

export type Owner = { brandId: string; memberId: string };

const isOf = ({ brandId, memberId }: Owner) =>
  and(eq(gamesFavourite.brandId, brandId), eq(gamesFavourite.memberId, memberId));

/** The newest first. */
export async function listFavourites(queries: Queries, owner: Owner): Promise<string[]> {
  const rows = await queries
    .select({ nodeId: gamesFavourite.nodeId })
    .from(gamesFavourite)
    .where(isOf(owner))
    .orderBy(desc(gamesFavourite.at), asc(gamesFavourite.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

/** Changes of a member's favourites run one after another, so they can be counted. */
export async function lockFavourites(tx: Tx, { brandId, memberId }: Owner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`games_favourite:${brandId}:${memberId}`}::text, 0))`,
  );
}

export async function hasFavourite(queries: Queries, owner: Owner, nodeId: string): Promise<boolean> {
  const rows = await queries
    .select({ nodeId: gamesFavourite.nodeId })
    .from(gamesFavourite)
    .where(and(isOf(owner), eq(gamesFavourite.nodeId, nodeId)));
  return rows.length > 0;
}

export async function countFavourites(queries: Queries, owner: Owner): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(gamesFavourite).where(isOf(owner));
  return row?.total ?? 0;
}

export async function insertFavourite(tx: Tx, owner: Owner, favourite: { nodeId: string; at: Date }) {
  await tx.insert(gamesFavourite).values({ ...owner, ...favourite });
}

export async function removeFavourite(queries: Queries, owner: Owner, nodeId: string): Promise<void> {
  await queries.delete(gamesFavourite).where(and(isOf(owner), eq(gamesFavourite.nodeId, nodeId)));
}
