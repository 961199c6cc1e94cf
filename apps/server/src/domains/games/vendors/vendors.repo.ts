import type { Queries } from '@parlour/database/database';
import { and, asc, eq, gt } from 'drizzle-orm';
import { gamesVendor, gamesVendorKey } from './vendors.schema.ts';

export type VendorRow = typeof gamesVendor.$inferSelect;

/** Those beyond the house. */
export function listVendors(queries: Queries, brandId: string): Promise<VendorRow[]> {
  return queries
    .select()
    .from(gamesVendor)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.isHouse, false)))
    .orderBy(asc(gamesVendor.sort), asc(gamesVendor.code));
}

/** Saves a new vendor, or new keys or address of a known one; operators' decisions stay. */
export async function saveVendor(queries: Queries, row: typeof gamesVendor.$inferInsert): Promise<void> {
  const { name, markUrl, apiUrl, operatorId, vendorPublicKey, ownPublicKey, ownPrivateKey } = row;
  await queries
    .insert(gamesVendor)
    .values(row)
    .onConflictDoUpdate({
      target: [gamesVendor.brandId, gamesVendor.code],
      set: { name, markUrl, apiUrl, operatorId, vendorPublicKey, ownPublicKey, ownPrivateKey },
    });
}

export type VendorKeyRow = typeof gamesVendorKey.$inferSelect;

/** Earlier keys that vendors may still sign with. */
export function listAcceptedKeys(queries: Queries, brandId: string, now: Date): Promise<VendorKeyRow[]> {
  const { side, endsAt, createdAt, id } = gamesVendorKey;
  return queries
    .select()
    .from(gamesVendorKey)
    .where(and(eq(gamesVendorKey.brandId, brandId), eq(side, 'theirs'), gt(endsAt, now)))
    .orderBy(asc(createdAt), asc(id));
}

/** The operators' settings of a vendor in the lobby. */
export async function placeVendor(
  queries: Queries,
  brandId: string,
  { code, ...place }: Pick<VendorRow, 'code' | 'displayName' | 'tag' | 'sort'>,
): Promise<void> {
  await queries
    .update(gamesVendor)
    .set(place)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, code)));
}
