import type { Queries } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { gamesTitle, gamesVendor } from './games.schema.ts';

export type TitleRow = typeof gamesTitle.$inferSelect;
export type VendorRow = Pick<typeof gamesVendor.$inferSelect, 'code' | 'name' | 'tag' | 'sort'>;

export function listOpenVendors(queries: Queries, brandId: string): Promise<VendorRow[]> {
  const { code, name, tag, sort } = gamesVendor;
  return queries
    .select({ code, name, tag, sort })
    .from(gamesVendor)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.isOpen, true)))
    .orderBy(sort, code);
}

/** What members may see: neither gone nor hidden, of vendors that are open. */
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
        eq(gamesVendor.isOpen, true),
      ),
    );
  return rows.map(({ title }) => title);
}
