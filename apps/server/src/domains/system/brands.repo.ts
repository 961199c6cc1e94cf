import type { BrandSettings } from '@parlour/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { systemBrand, systemBrandHost } from './system.schema.ts';

const toBrand = (row: typeof systemBrand.$inferSelect): Brand => ({
  id: row.brandId,
  revision: row.revision,
  settings: row.settings,
});

export async function listBrands(queries: Queries): Promise<Brand[]> {
  const rows = await queries
    .select()
    .from(systemBrand)
    .orderBy(asc(systemBrand.createdAt), asc(systemBrand.brandId));
  return rows.map(toBrand);
}

export async function findBrand(queries: Queries, brandId: string): Promise<Brand | undefined> {
  const [row] = await queries.select().from(systemBrand).where(eq(systemBrand.brandId, brandId));
  return row && toBrand(row);
}

export async function lockBrand(tx: Tx, brandId: string): Promise<Brand | undefined> {
  const [row] = await tx.select().from(systemBrand).where(eq(systemBrand.brandId, brandId)).for('update');
  return row && toBrand(row);
}

export async function insertBrand(
  tx: Tx,
  { brandId, settings, now }: { brandId: string; settings: BrandSettings; now: Date },
): Promise<void> {
  const { merchantCode } = settings;
  await tx
    .insert(systemBrand)
    .values({ brandId, merchantCode, settings, revision: 1, createdAt: now, changedAt: now });
  await replaceHosts(tx, brandId, settings.hosts);
}

export async function updateBrand(
  tx: Tx,
  { brandId, settings, now }: { brandId: string; settings: BrandSettings; now: Date },
): Promise<void> {
  await tx
    .update(systemBrand)
    .set({
      merchantCode: settings.merchantCode,
      settings,
      revision: sql`${systemBrand.revision} + 1`,
      changedAt: now,
    })
    .where(eq(systemBrand.brandId, brandId));
  await replaceHosts(tx, brandId, settings.hosts);
}

async function replaceHosts(tx: Tx, brandId: string, hosts: string[]): Promise<void> {
  await tx.delete(systemBrandHost).where(eq(systemBrandHost.brandId, brandId));
  if (hosts.length > 0) await tx.insert(systemBrandHost).values(hosts.map((host) => ({ host, brandId })));
}
