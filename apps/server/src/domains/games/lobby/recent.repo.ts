import type { Queries } from '@parlour/database/database';
import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm';
import { gamesTitle } from '../catalogue/catalogue.schema.ts';
import { gamesVendor } from '../vendors/vendors.schema.ts';
import { gamesRecent } from './lobby.schema.ts';

type Owner = { brandId: string; memberId: string };

export async function upsertRecent(
  queries: Queries,
  owner: Owner,
  { nodeId, at }: { nodeId: string; at: Date },
): Promise<void> {
  await queries
    .insert(gamesRecent)
    .values({ ...owner, nodeId, at, opened: 1 })
    .onConflictDoUpdate({
      target: [gamesRecent.brandId, gamesRecent.memberId, gamesRecent.nodeId],
      set: { at, opened: sql`${gamesRecent.opened} + 1` },
    });
}

/** Newest first, only titles that are visible now. */
export async function listRecent(
  queries: Queries,
  { brandId, memberId }: Owner,
  limit: number,
): Promise<string[]> {
  const rows = await queries
    .select({ nodeId: gamesRecent.nodeId })
    .from(gamesRecent)
    .innerJoin(
      gamesTitle,
      and(eq(gamesTitle.brandId, gamesRecent.brandId), eq(gamesTitle.nodeId, gamesRecent.nodeId)),
    )
    .innerJoin(
      gamesVendor,
      and(eq(gamesVendor.brandId, gamesTitle.brandId), eq(gamesVendor.code, gamesTitle.vendor)),
    )
    .where(
      and(
        eq(gamesRecent.brandId, brandId),
        eq(gamesRecent.memberId, memberId),
        eq(gamesTitle.isHidden, false),
        eq(gamesTitle.isGone, false),
        eq(gamesVendor.isOpen, true),
      ),
    )
    .orderBy(desc(gamesRecent.at), asc(gamesRecent.nodeId))
    .limit(limit);
  return rows.map(({ nodeId }) => nodeId);
}

/** Ordered by how many members opened them since then. */
export async function listMostOpened(
  queries: Queries,
  brandId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const rows = await queries
    .select({ nodeId: gamesRecent.nodeId })
    .from(gamesRecent)
    .where(and(eq(gamesRecent.brandId, brandId), gte(gamesRecent.at, since)))
    .groupBy(gamesRecent.nodeId)
    .orderBy(desc(count()), asc(gamesRecent.nodeId))
    .limit(limit);
  return rows.map(({ nodeId }) => nodeId);
}
