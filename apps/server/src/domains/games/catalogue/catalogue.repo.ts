import type { Queries } from '@parlour/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { gamesVendor } from '../vendors/vendors.schema.ts';
import { gamesLobby, gamesTitle } from './catalogue.schema.ts';

export type TitleRow = typeof gamesTitle.$inferSelect;
export type VendorRow = Pick<typeof gamesVendor.$inferSelect, 'code' | 'name' | 'markUrl' | 'tag' | 'sort'>;

export function listOpenVendors(queries: Queries, brandId: string): Promise<VendorRow[]> {
  const { code, markUrl, tag, sort } = gamesVendor;
  const name = sql<string>`coalesce(${gamesVendor.displayName}, ${gamesVendor.name})`;
  return queries
    .select({ code, name, markUrl, tag, sort })
    .from(gamesVendor)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.isOpen, true)))
    .orderBy(sort, code);
}

export type LobbyRow = typeof gamesLobby.$inferSelect;

/** The brand's order of tabs; undefined: not set yet. */
export async function findLobby(queries: Queries, brandId: string): Promise<LobbyRow | undefined> {
  const [row] = await queries.select().from(gamesLobby).where(eq(gamesLobby.brandId, brandId));
  return row;
}

/** What members may see: titles of open vendors that are not gone, hidden or taken out of play. */
export async function listShownTitles(queries: Queries, brandId: string): Promise<TitleRow[]> {
  const rows = await queries
    .select({ title: gamesTitle })
    .from(gamesTitle)
    .innerJoin(
      gamesVendor,
      and(eq(gamesVendor.brandId, gamesTitle.brandId), eq(gamesVendor.code, gamesTitle.vendor)),
    )
    .where(
      and(
        eq(gamesTitle.brandId, brandId),
        eq(gamesTitle.isHidden, false),
        eq(gamesTitle.isGone, false),
        isNull(gamesTitle.disabledAt),
        eq(gamesVendor.isOpen, true),
      ),
    );
  return rows.map(({ title }) => title);
}
