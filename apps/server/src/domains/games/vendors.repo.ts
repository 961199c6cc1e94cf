import type { Queries } from '@parlour/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { gamesVendor } from './games.schema.ts';

export type VendorRow = typeof gamesVendor.$inferSelect;

export function listVendors(queries: Queries, brandId: string): Promise<VendorRow[]> {
  return queries
    .select()
    .from(gamesVendor)
    .where(eq(gamesVendor.brandId, brandId))
    .orderBy(asc(gamesVendor.sort), asc(gamesVendor.code));
}

/** A new vendor, or the same with other keys or another address; what operators decided of it stays. */
export async function saveVendor(queries: Queries, row: VendorRow): Promise<void> {
  const { name, apiUrl, operatorId, vendorPublicKey, ownPublicKey, ownPrivateKey } = row;
  await queries
    .insert(gamesVendor)
    .values(row)
    .onConflictDoUpdate({
      target: [gamesVendor.brandId, gamesVendor.code],
      set: { name, apiUrl, operatorId, vendorPublicKey, ownPublicKey, ownPrivateKey },
    });
}

export async function markListed(
  queries: Queries,
  { brandId, code }: Pick<VendorRow, 'brandId' | 'code'>,
  listedAt: Date,
): Promise<void> {
  await queries
    .update(gamesVendor)
    .set({ listedAt })
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, code)));
}
