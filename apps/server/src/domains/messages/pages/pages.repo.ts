import type { BrandPageName, PageChanges, PageTexts } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { messagesPage, messagesPagePublication, messagesPageVersion } from './pages.schema.ts';

const p = messagesPage;
const v = messagesPageVersion;
const o = messagesPagePublication;

export type PageRow = typeof p.$inferSelect;
export type VersionRow = typeof v.$inferSelect;
export type PublicationRow = typeof o.$inferSelect;
export type PublicPage = {
  page: BrandPageName;
  version: number;
  publishedAt: Date | null;
  consentVersion: number | null;
  texts: PageTexts;
};
/** A version that members were asked to agree to, and what was new in it. */
export type AskedVersion = { version: number; publishedAt: Date; changes: PageChanges };

export function listPublicPages(queries: Queries, brandId: string): Promise<PublicPage[]> {
  return queries
    .select({
      page: p.page,
      version: v.version,
      publishedAt: p.publishedAt,
      consentVersion: p.consentVersion,
      texts: v.texts,
    })
    .from(p)
    .innerJoin(v, and(eq(v.brandId, p.brandId), eq(v.page, p.page), eq(v.version, p.publishedVersion)))
    .where(eq(p.brandId, brandId))
    .orderBy(asc(p.page));
}

/** Each with its latest texts. */
export function listPages(queries: Queries, brandId: string): Promise<(PageRow & { texts: PageTexts })[]> {
  return queries
    .select({
      brandId: p.brandId,
      page: p.page,
      version: p.version,
      publishedVersion: p.publishedVersion,
      publishedAt: p.publishedAt,
      consentVersion: p.consentVersion,
      changedAt: p.changedAt,
      changedBy: p.changedBy,
      texts: v.texts,
    })
    .from(p)
    .innerJoin(v, and(eq(v.brandId, p.brandId), eq(v.page, p.page), eq(v.version, p.version)))
    .where(eq(p.brandId, brandId))
    .orderBy(asc(p.page));
}

export async function findPage(
  queries: Queries,
  brandId: string,
  page: BrandPageName,
): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.page, page)));
  return row;
}

export async function lockPage(tx: Tx, brandId: string, page: BrandPageName): Promise<PageRow | undefined> {
  const [row] = await tx
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.page, page)))
    .for('update');
  return row;
}

/** Whether it was added: somebody else may have been first. */
export async function addPage(tx: Tx, row: PageRow): Promise<boolean> {
  const added = await tx.insert(p).values(row).onConflictDoNothing().returning({ page: p.page });
  return added.length > 0;
}

export async function changePage(tx: Tx, { brandId, page, ...changed }: PageRow): Promise<void> {
  await tx
    .update(p)
    .set(changed)
    .where(and(eq(p.brandId, brandId), eq(p.page, page)));
}

export async function addVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(v).values(row);
}

/** The latest first. */
export function listVersions(queries: Queries, brandId: string, page: BrandPageName): Promise<VersionRow[]> {
  return queries
    .select()
    .from(v)
    .where(and(eq(v.brandId, brandId), eq(v.page, page)))
    .orderBy(desc(v.version));
}

export async function addPublication(tx: Tx, row: PublicationRow): Promise<void> {
  await tx.insert(o).values(row);
}

export async function endPublication(
  tx: Tx,
  { brandId, page }: Pick<PageRow, 'brandId' | 'page'>,
  ended: Pick<PublicationRow, 'endedAt' | 'endedBy' | 'endReason'>,
): Promise<void> {
  await tx
    .update(o)
    .set(ended)
    .where(and(eq(o.brandId, brandId), eq(o.page, page), isNull(o.endedAt)));
}

/** The latest first. */
export function listPublications(
  queries: Queries,
  brandId: string,
  page: BrandPageName,
): Promise<PublicationRow[]> {
  return queries
    .select()
    .from(o)
    .where(and(eq(o.brandId, brandId), eq(o.page, page)))
    .orderBy(desc(o.id));
}

/** The latest first. */
export async function listAsked(
  queries: Queries,
  brandId: string,
  page: BrandPageName,
): Promise<AskedVersion[]> {
  const rows = await queries
    .select({ version: o.version, publishedAt: o.publishedAt, changes: o.changes })
    .from(o)
    .where(and(eq(o.brandId, brandId), eq(o.page, page), isNotNull(o.changes)))
    .orderBy(desc(o.id));
  return rows.map(({ changes, ...row }) => ({ ...row, changes: changes ?? {} }));
}
