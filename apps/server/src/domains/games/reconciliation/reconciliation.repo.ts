import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { gamesTransaction } from '../transactions/transactions.schema.ts';
import type { Difference, OwnTransaction, Slice } from './reconciliation.rules.ts';
import { IDS_AT_ONCE } from './reconciliation.rules.ts';
import { gamesDifference, gamesReconciliation } from './reconciliation.schema.ts';

export type ReconciliationRow = typeof gamesReconciliation.$inferSelect;
export type DifferenceRow = typeof gamesDifference.$inferSelect;
type VendorKey = { brandId: string; vendor: string };
export type DayKey = VendorKey & { day: string };

const t = gamesTransaction;
const OWN = {
  transactionId: t.transactionId,
  kind: t.kind,
  memberId: t.memberId,
  round: t.round,
  currency: t.currency,
  amount: t.amount,
  at: t.at,
};
const ofVendor = ({ brandId, vendor }: VendorKey) => [eq(t.brandId, brandId), eq(t.vendor, vendor)];

/** By id, at any time. */
export async function findOwn(
  queries: Queries,
  key: VendorKey,
  ids: readonly string[],
): Promise<OwnTransaction[]> {
  const found: OwnTransaction[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    const rows = await queries
      .select(OWN)
      .from(t)
      .where(and(...ofVendor(key), inArray(t.transactionId, some)));
    found.push(...rows.map(asOwn));
  }
  return found;
}

/** A whole span in pages, oldest first. */
export async function* listOwn(
  queries: Queries,
  key: VendorKey,
  { fromMs, untilMs }: Slice,
): AsyncGenerator<OwnTransaction[]> {
  const before = lt(t.at, new Date(untilMs));
  let from = gte(t.at, new Date(fromMs));
  for (;;) {
    const rows = await queries
      .select(OWN)
      .from(t)
      .where(and(...ofVendor(key), from, before))
      .orderBy(asc(t.at), asc(t.transactionId))
      .limit(IDS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(asOwn);
    const later = or(gt(t.at, last.at), and(eq(t.at, last.at), gt(t.transactionId, last.transactionId)));
    from = later as typeof from;
  }
}

const asOwn = ({ at, ...row }: Omit<OwnTransaction, 'atMs'> & { at: Date }) => ({
  ...row,
  atMs: at.getTime(),
});

/** Replaces the day's comparison; its id stays. */
export async function saveReconciliation(tx: Tx, row: ReconciliationRow): Promise<ReconciliationRow> {
  const { state, compared, differences, totals, failures, at } = row;
  const [saved] = await tx
    .insert(gamesReconciliation)
    .values(row)
    .onConflictDoUpdate({
      target: [gamesReconciliation.brandId, gamesReconciliation.vendor, gamesReconciliation.day],
      set: { state, compared, differences, totals, failures, at },
    })
    .returning();
  return saved as ReconciliationRow;
}

/** An unchanged difference keeps the operator's decision; a changed one is open again. */
export async function saveDifferences(
  tx: Tx,
  key: DayKey,
  { found, at, newId }: { found: readonly Difference[]; at: Date; newId: () => string },
): Promise<void> {
  for (let from = 0; from < found.length; from += IDS_AT_ONCE / 2) {
    const rows = found.slice(from, from + IDS_AT_ONCE / 2).map((difference) => ({
      ...key,
      ...difference,
      id: newId(),
      state: 'open' as const,
      foundAt: at,
      endedAt: null,
      endedBy: null,
      reason: null,
    }));
    const kept = sql`games_difference.state = 'resolved' and games_difference.kind = excluded.kind
      and games_difference.ours is not distinct from excluded.ours
      and games_difference.theirs is not distinct from excluded.theirs`;
    const unless = (column: string) => sql.raw(`games_difference.${column}`);
    await tx
      .insert(gamesDifference)
      .values(rows)
      .onConflictDoUpdate({
        target: [gamesDifference.brandId, gamesDifference.vendor, gamesDifference.transactionId],
        set: {
          day: sql`excluded.day`,
          kind: sql`excluded.kind`,
          ours: sql`excluded.ours`,
          theirs: sql`excluded.theirs`,
          state: sql`case when ${kept} then ${unless('state')} else 'open' end`,
          endedAt: sql`case when ${kept} then ${unless('ended_at')} end`,
          endedBy: sql`case when ${kept} then ${unless('ended_by')} end`,
          reason: sql`case when ${kept} then ${unless('reason')} end`,
        },
      });
  }
}

/** Ends open differences that no longer exist. */
export async function agreeOthers(
  tx: Tx,
  { brandId, vendor, day }: DayKey,
  { found, at }: { found: readonly Difference[]; at: Date },
): Promise<void> {
  const d = gamesDifference;
  const still = new Set(found.map(({ transactionId }) => transactionId));
  const open = await tx
    .select({ id: d.id, transactionId: d.transactionId })
    .from(d)
    .where(and(eq(d.brandId, brandId), eq(d.vendor, vendor), eq(d.day, day), eq(d.state, 'open')));
  const gone = open.filter(({ transactionId }) => !still.has(transactionId)).map(({ id }) => id);
  for (let from = 0; from < gone.length; from += IDS_AT_ONCE)
    await tx
      .update(d)
      .set({ state: 'agreed', endedAt: at })
      .where(and(eq(d.brandId, brandId), inArray(d.id, gone.slice(from, from + IDS_AT_ONCE))));
}

export async function resolveDifference(
  tx: Tx,
  { brandId, id }: { brandId: string; id: string },
  by: { operatorId: string | null; reason: string; at: Date },
): Promise<DifferenceRow | undefined> {
  const d = gamesDifference;
  const [row] = await tx
    .update(d)
    .set({ state: 'resolved', endedAt: by.at, endedBy: by.operatorId, reason: by.reason })
    .where(and(eq(d.brandId, brandId), eq(d.id, id), eq(d.state, 'open')))
    .returning();
  return row;
}

type Page = { after?: string | undefined; limit: number };

/** The newest first. */
export async function listReconciliations(
  queries: Queries,
  brandId: string,
  { vendor, day, after, limit }: Page & { vendor?: string | undefined; day?: string | undefined },
): Promise<ReconciliationRow[]> {
  const r = gamesReconciliation;
  return queries
    .select()
    .from(r)
    .where(
      and(
        eq(r.brandId, brandId),
        vendor === undefined ? undefined : eq(r.vendor, vendor),
        day === undefined ? undefined : eq(r.day, day),
        after === undefined ? undefined : lt(r.id, after),
      ),
    )
    .orderBy(desc(r.id))
    .limit(limit);
}

type Which = Partial<Pick<DifferenceRow, 'vendor' | 'day' | 'kind' | 'state'>>;

export async function listDifferences(
  queries: Queries,
  brandId: string,
  { vendor, day, kind, state, after, limit }: Page & { [Key in keyof Which]: Which[Key] | undefined },
): Promise<DifferenceRow[]> {
  const d = gamesDifference;
  return queries
    .select()
    .from(d)
    .where(
      and(
        eq(d.brandId, brandId),
        vendor === undefined ? undefined : eq(d.vendor, vendor),
        day === undefined ? undefined : eq(d.day, day),
        kind === undefined ? undefined : eq(d.kind, kind),
        state === undefined ? undefined : eq(d.state, state),
        after === undefined ? undefined : lt(d.id, after),
      ),
    )
    .orderBy(desc(d.id))
    .limit(limit);
}

export async function countOpen(queries: Queries, { brandId, vendor }: VendorKey): Promise<number> {
  const d = gamesDifference;
  const [row] = await queries
    .select({ open: count() })
    .from(d)
    .where(and(eq(d.brandId, brandId), eq(d.vendor, vendor), eq(d.state, 'open')));
  return Number(row?.open ?? 0);
}

/** What waits for operators: open differences, and days without a vendor's answer. */
export async function countWaiting(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [open] = await queries
    .select({ waiting: count() })
    .from(gamesDifference)
    .where(and(inArray(gamesDifference.brandId, [...brandIds]), eq(gamesDifference.state, 'open')));
  const [unanswered] = await queries
    .select({ waiting: count() })
    .from(gamesReconciliation)
    .where(
      and(inArray(gamesReconciliation.brandId, [...brandIds]), eq(gamesReconciliation.state, 'unanswered')),
    );
  return Number(open?.waiting ?? 0) + Number(unanswered?.waiting ?? 0);
}
