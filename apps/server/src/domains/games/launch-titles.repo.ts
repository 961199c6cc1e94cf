import type { Queries } from '@parlour/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { gamesTitle } from './games.schema.ts';

export type TitleRow = typeof gamesTitle.$inferSelect;

/** Those that members can see, in the order of lists. */
export function listTitlesOfVendor(queries: Queries, brandId: string, vendor: string): Promise<TitleRow[]> {
  return queries
    .select()
    .from(gamesTitle)
    .where(
      and(
        eq(gamesTitle.brandId, brandId),
        eq(gamesTitle.vendor, vendor),
        eq(gamesTitle.isHidden, false),
        eq(gamesTitle.isGone, false),
      ),
    )
    .orderBy(asc(gamesTitle.sort), asc(gamesTitle.nodeId));
}
