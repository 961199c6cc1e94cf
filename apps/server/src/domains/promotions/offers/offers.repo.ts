import type { OfferDocument } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import {
  promotionsBudget,
  promotionsOffer,
  promotionsOfferVersion,
  promotionsPublication,
} from './offers.schema.ts';

const o = promotionsOffer;
const v = promotionsOfferVersion;
const p = promotionsPublication;
const b = promotionsBudget;

export type OfferRow = typeof o.$inferSelect;
export type VersionRow = typeof v.$inferSelect;
export type PublicationRow = typeof p.$inferSelect;
export type BudgetRow = Pick<typeof b.$inferSelect, 'grants' | 'spent'>;
/** An offer with the version that holds for whoever joins now. */
export type LiveOffer = Pick<OfferRow, 'brandId' | 'id' | 'state' | 'code'> & {
  version: number;
  document: OfferDocument;
};
type Key = { brandId: string; id: string };

const isOffer = ({ brandId, id }: Key) => and(eq(o.brandId, brandId), eq(o.id, id));
const isLiveVersion = and(eq(v.brandId, o.brandId), eq(v.offerId, o.id), eq(v.version, o.liveVersion));
const LIVE = {
  brandId: o.brandId,
  id: o.id,
  state: o.state,
  code: o.code,
  version: v.version,
  document: v.document,
};

/** Those that were approved and have not been ended. */
export function listLiveOffers(queries: Queries, brandId: string): Promise<LiveOffer[]> {
  return queries
    .select(LIVE)
    .from(o)
    .innerJoin(v, isLiveVersion)
    .where(and(eq(o.brandId, brandId), ne(o.state, 'ended')))
    .orderBy(asc(o.id));
}

type Wanted = { id: string } | { code: string };

/** As it is now, whatever is in memory. */
export async function findLiveOffer(
  queries: Queries,
  brandId: string,
  wanted: Wanted,
): Promise<LiveOffer | undefined> {
  const [row] = await queries
    .select(LIVE)
    .from(o)
    .innerJoin(v, isLiveVersion)
    .where(and(eq(o.brandId, brandId), 'id' in wanted ? eq(o.id, wanted.id) : eq(o.code, wanted.code)));
  return row;
}

/** The documents of versions, by offer and version. */
export async function listDocuments(
  queries: Queries,
  brandId: string,
  offerIds: readonly string[],
): Promise<Map<string, OfferDocument>> {
  if (offerIds.length === 0) return new Map();
  const rows = await queries
    .select({ offerId: v.offerId, version: v.version, document: v.document })
    .from(v)
    .where(and(eq(v.brandId, brandId), inArray(v.offerId, [...new Set(offerIds)])))
    .orderBy(asc(v.offerId), asc(v.version));
  return new Map(rows.map(({ offerId, version, document }) => [`${offerId} ${version}`, document]));
}

export async function findDocument(
  queries: Queries,
  brandId: string,
  { offerId, version }: { offerId: string; version: number },
): Promise<OfferDocument | undefined> {
  const [row] = await queries
    .select({ document: v.document })
    .from(v)
    .where(and(eq(v.brandId, brandId), eq(v.offerId, offerId), eq(v.version, version)));
  return row?.document;
}

/** With the latest version and the budget, the latest change first. */
export async function listOffers(queries: Queries, brandId: string) {
  const rows = await queries
    .select({ offer: o, document: v.document, budget: { grants: b.grants, spent: b.spent } })
    .from(o)
    .innerJoin(v, and(eq(v.brandId, o.brandId), eq(v.offerId, o.id), eq(v.version, o.version)))
    .innerJoin(b, and(eq(b.brandId, o.brandId), eq(b.offerId, o.id)))
    .where(eq(o.brandId, brandId))
    .orderBy(desc(o.changedAt), desc(o.id));
  return rows;
}

export async function findOffer(queries: Queries, key: Key) {
  const [row] = await queries
    .select({ offer: o, budget: { grants: b.grants, spent: b.spent } })
    .from(o)
    .innerJoin(b, and(eq(b.brandId, o.brandId), eq(b.offerId, o.id)))
    .where(isOffer(key));
  return row;
}

export async function lockOffer(tx: Tx, key: Key): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(o).where(isOffer(key)).for('update');
  return row;
}

export async function countOffers(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(o).where(eq(o.brandId, brandId));
  return row?.all ?? 0;
}

export async function addOffer(tx: Tx, row: OfferRow): Promise<void> {
  await tx.insert(o).values(row);
  await tx.insert(b).values({ brandId: row.brandId, offerId: row.id, grants: 0, spent: 0n });
}

export async function changeOffer(tx: Tx, { brandId, id, ...changed }: OfferRow): Promise<void> {
  await tx.update(o).set(changed).where(isOffer({ brandId, id }));
}

export async function addVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(v).values(row);
}

/** The latest first. */
export function listVersions(queries: Queries, { brandId, id }: Key): Promise<VersionRow[]> {
  return queries
    .select()
    .from(v)
    .where(and(eq(v.brandId, brandId), eq(v.offerId, id)))
    .orderBy(desc(v.version));
}

export async function addPublication(tx: Tx, row: PublicationRow): Promise<void> {
  await tx.insert(p).values(row);
}

export async function endPublication(
  tx: Tx,
  { brandId, id }: Key,
  ended: Pick<PublicationRow, 'endedAt' | 'endedBy' | 'endReason'>,
): Promise<void> {
  await tx
    .update(p)
    .set(ended)
    .where(and(eq(p.brandId, brandId), eq(p.offerId, id), isNull(p.endedAt)));
}

/** The latest first. */
export function listPublications(queries: Queries, { brandId, id }: Key): Promise<PublicationRow[]> {
  return queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.offerId, id)))
    .orderBy(desc(p.id));
}

/** Every code that is taken. */
export async function isCodeTaken(tx: Tx, brandId: string, code: string): Promise<boolean> {
  const rows = await tx
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.brandId, brandId), isNotNull(o.code), eq(o.code, code)));
  return rows.length > 0;
}
