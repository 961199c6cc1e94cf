import type { Queries } from '@parlour/database/database';
import { and, eq, gt } from 'drizzle-orm';
import { gamesVendorHealth } from './vendors.schema.ts';

export type HealthRow = typeof gamesVendorHealth.$inferSelect;

export async function saveFailure(queries: Queries, row: Omit<HealthRow, 'recoveredAt'>): Promise<void> {
  const { failures, restsUntil, failedAt, failure } = row;
  await queries
    .insert(gamesVendorHealth)
    .values(row)
    .onConflictDoUpdate({
      target: [gamesVendorHealth.brandId, gamesVendorHealth.vendor],
      set: { failures, restsUntil, failedAt, failure },
    });
}

/** Keeps the last failure for operators to read. */
export async function saveRecovery(
  queries: Queries,
  { brandId, vendor }: Pick<HealthRow, 'brandId' | 'vendor'>,
  now: Date,
): Promise<void> {
  await queries
    .update(gamesVendorHealth)
    .set({ failures: 0, restsUntil: null, recoveredAt: now })
    .where(
      and(
        eq(gamesVendorHealth.brandId, brandId),
        eq(gamesVendorHealth.vendor, vendor),
        gt(gamesVendorHealth.failures, 0),
      ),
    );
}

export function listHealths(queries: Queries, brandId: string): Promise<HealthRow[]> {
  return queries.select().from(gamesVendorHealth).where(eq(gamesVendorHealth.brandId, brandId));
}
