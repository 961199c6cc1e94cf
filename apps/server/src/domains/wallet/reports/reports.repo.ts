import type { Queries } from '@parlour/database/database';
import { and, asc, gte, inArray, lte, ne } from 'drizzle-orm';
import { walletBrandDay, walletRollup } from '../records/rollup.schema.ts';

export type BrandDayRow = typeof walletBrandDay.$inferSelect;

/** Brands' sums by day, currency and kind, without one currency. */
export async function listBrandDays(
  queries: Queries,
  brandIds: readonly string[],
  { from, to, without }: { from: string; to: string; without: string },
): Promise<BrandDayRow[]> {
  if (brandIds.length === 0) return [];
  return queries
    .select()
    .from(walletBrandDay)
    .where(
      and(
        inArray(walletBrandDay.brandId, [...brandIds]),
        gte(walletBrandDay.day, from),
        lte(walletBrandDay.day, to),
        ne(walletBrandDay.currency, without),
      ),
    )
    .orderBy(
      asc(walletBrandDay.brandId),
      asc(walletBrandDay.day),
      asc(walletBrandDay.currency),
      asc(walletBrandDay.kind),
    );
}

/** When each brand's books were last fully added up. */
export async function listRolledAt(queries: Queries, brandIds: readonly string[]): Promise<Date[]> {
  if (brandIds.length === 0) return [];
  const rows = await queries
    .select({ at: walletRollup.at })
    .from(walletRollup)
    .where(inArray(walletRollup.brandId, [...brandIds]));
  return rows.map(({ at }) => at);
}
