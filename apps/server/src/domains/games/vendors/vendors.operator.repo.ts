import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { VendorKeyRow, VendorRow } from './vendors.repo.ts';
import { gamesVendor, gamesVendorKey } from './vendors.schema.ts';

/** Locks the row for this transaction; undefined: no such vendor. */
export async function lockVendorRow(tx: Tx, brandId: string, code: string): Promise<VendorRow | undefined> {
  const [row] = await tx
    .select()
    .from(gamesVendor)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, code)))
    .for('update');
  return row;
}

export async function updateVendorRow(
  tx: Tx,
  { brandId, code, version }: Pick<VendorRow, 'brandId' | 'code' | 'version'>,
  changes: Partial<VendorRow>,
): Promise<void> {
  await tx
    .update(gamesVendor)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, code)));
}

/** False: the code is taken. */
export async function insertVendor(tx: Tx, row: typeof gamesVendor.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(gamesVendor)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: gamesVendor.code });
  return rows.length > 0;
}

export async function insertVendorKey(tx: Tx, row: VendorKeyRow): Promise<void> {
  await tx.insert(gamesVendorKey).values(row);
}

export function listVendorKeys(queries: Queries, brandId: string): Promise<VendorKeyRow[]> {
  return queries
    .select()
    .from(gamesVendorKey)
    .where(eq(gamesVendorKey.brandId, brandId))
    .orderBy(desc(gamesVendorKey.createdAt), desc(gamesVendorKey.id));
}

export async function findVendorKey(
  tx: Tx,
  { brandId, vendor, id }: Pick<VendorKeyRow, 'brandId' | 'vendor' | 'id'>,
): Promise<VendorKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(gamesVendorKey)
    .where(
      and(eq(gamesVendorKey.brandId, brandId), eq(gamesVendorKey.vendor, vendor), eq(gamesVendorKey.id, id)),
    );
  return row;
}

/** Also deletes the key's private half. */
export async function endVendorKey(
  tx: Tx,
  { brandId, id }: Pick<VendorKeyRow, 'brandId' | 'id'>,
  endsAt: Date,
): Promise<void> {
  await tx
    .update(gamesVendorKey)
    .set({ endsAt, privateKey: null })
    .where(and(eq(gamesVendorKey.brandId, brandId), eq(gamesVendorKey.id, id)));
}

/** How many titles each vendor lists, whether or not members can see them. */
export async function countTitles(queries: Queries, brandId: string): Promise<Map<string, number>> {
  const { rows } = await queries.execute(sql`
    select vendor, count(*)::int as titles
    from games_title
    where brand_id = ${brandId}::uuid and not is_gone
    group by vendor`);
  return new Map(
    (rows as { vendor: string; titles: number }[]).map(({ vendor, titles }) => [vendor, titles]),
  );
}
