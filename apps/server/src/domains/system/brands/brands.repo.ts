import type { BrandSettings, Change } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Brand } from '../../../tenancy/brand.ts';
import { systemBrand, systemBrandHost, systemBrandVersion } from './brands.schema.ts';
import { completeSettings } from './stored-settings.rules.ts';

export type BrandVersionRow = typeof systemBrandVersion.$inferSelect;
/** A new state of a brand, and why it changed. */
export type BrandState = {
  brandId: string;
  settings: BrandSettings;
  revision: number;
  now: Date;
  changes: Change[];
  operatorId: string | null;
  reason: string | null;
  restoredFrom: number | null;
};

const toBrand = (row: typeof systemBrand.$inferSelect): Brand => ({
  id: row.brandId,
  revision: row.revision,
  changedAtMs: row.changedAt.getTime(),
  settings: completeSettings(row.settings),
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

/** False if the merchant code is taken. */
export async function insertBrand(
  tx: Tx,
  { brandId, settings, revision, now }: BrandState,
): Promise<boolean> {
  const { merchantCode } = settings;
  const rows = await tx
    .insert(systemBrand)
    .values({ brandId, merchantCode, settings, revision, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ brandId: systemBrand.brandId });
  return rows.length > 0;
}

export async function updateBrand(tx: Tx, { brandId, settings, revision, now }: BrandState): Promise<void> {
  await tx
    .update(systemBrand)
    .set({ merchantCode: settings.merchantCode, settings, revision, changedAt: now })
    .where(eq(systemBrand.brandId, brandId));
}

/** Returns a host that belongs to another brand, if any; then the caller must not commit. */
export async function replaceHosts(tx: Tx, brandId: string, hosts: string[]): Promise<string | undefined> {
  await tx.delete(systemBrandHost).where(eq(systemBrandHost.brandId, brandId));
  if (hosts.length === 0) return undefined;
  const rows = await tx
    .insert(systemBrandHost)
    .values(hosts.map((host) => ({ host, brandId })))
    .onConflictDoNothing()
    .returning({ host: systemBrandHost.host });
  const own = new Set(rows.map(({ host }) => host));
  return hosts.find((host) => !own.has(host));
}

export async function insertVersion(
  tx: Tx,
  { brandId, settings, revision, now, changes, operatorId, reason, restoredFrom }: BrandState,
): Promise<void> {
  await tx.insert(systemBrandVersion).values({
    brandId,
    version: revision,
    settings,
    changes,
    at: now,
    operatorId,
    reason,
    restoredFrom,
  });
}

export async function listVersions(
  queries: Queries,
  brandId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<BrandVersionRow[]> {
  return queries
    .select()
    .from(systemBrandVersion)
    .where(
      and(
        eq(systemBrandVersion.brandId, brandId),
        before === undefined ? undefined : lt(systemBrandVersion.version, before),
      ),
    )
    .orderBy(desc(systemBrandVersion.version))
    .limit(limit);
}

/** The clocks of every version, oldest first. */
export async function listClocks(queries: Queries, brandId: string) {
  return queries
    .select({
      timeZone: sql<string>`${systemBrandVersion.settings}->>'timeZone'`,
      dayStartsAt: sql<string>`${systemBrandVersion.settings}->>'dayStartsAt'`,
      at: systemBrandVersion.at,
    })
    .from(systemBrandVersion)
    .where(eq(systemBrandVersion.brandId, brandId))
    .orderBy(asc(systemBrandVersion.version));
}

export async function findVersion(
  queries: Queries,
  brandId: string,
  version: number,
): Promise<BrandVersionRow | undefined> {
  const [row] = await queries
    .select()
    .from(systemBrandVersion)
    .where(and(eq(systemBrandVersion.brandId, brandId), eq(systemBrandVersion.version, version)));
  return row;
}
