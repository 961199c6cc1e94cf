import type { RewardKind, RewardState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, notInArray, or } from 'drizzle-orm';
import { promotionsReward } from './rewards.schema.ts';

const r = promotionsReward;

export type RewardRow = typeof r.$inferSelect;
type Key = { brandId: string; id: string };
type Member = { brandId: string; memberId: string };

const isOf = ({ brandId, memberId }: Member) => and(eq(r.brandId, brandId), eq(r.memberId, memberId));
const waits = (now: Date) => and(eq(r.state, 'unclaimed'), gt(r.claimUntil, now));

/** The row of the cause, and whether it is new. */
export async function addReward(tx: Tx, row: RewardRow): Promise<{ row: RewardRow; isNew: boolean }> {
  const [added] = await tx
    .insert(r)
    .values(row)
    .onConflictDoNothing({ target: [r.brandId, r.cause] })
    .returning();
  if (added) return { row: added, isNew: true };
  const [known] = await tx
    .select()
    .from(r)
    .where(and(eq(r.brandId, row.brandId), eq(r.cause, row.cause)));
  if (!known) throw new Error(`no reward for ${row.cause}`);
  return { row: known, isNew: false };
}

/** Of all that try at once, one gets the row. */
export async function markClaimed(tx: Tx, { brandId, id }: Key, at: Date): Promise<RewardRow | undefined> {
  const [row] = await tx
    .update(r)
    .set({ state: 'claimed', claimedAt: at })
    .where(and(eq(r.brandId, brandId), eq(r.id, id), waits(at)))
    .returning();
  return row;
}

export async function findReward(queries: Queries, { brandId, id }: Key): Promise<RewardRow | undefined> {
  const [row] = await queries
    .select()
    .from(r)
    .where(and(eq(r.brandId, brandId), eq(r.id, id)));
  return row;
}

export async function findRewards(
  queries: Queries,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, RewardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(r)
    .where(and(eq(r.brandId, brandId), inArray(r.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listOfCauses(
  queries: Queries,
  brandId: string,
  causes: readonly string[],
): Promise<RewardRow[]> {
  if (causes.length === 0) return [];
  return queries
    .select()
    .from(r)
    .where(and(eq(r.brandId, brandId), inArray(r.cause, [...causes])));
}

/** What is held, and what can be claimed: what lapses first comes first. */
export function listWaiting(
  queries: Queries,
  member: Member,
  { now, limit }: { now: Date; limit: number },
): Promise<RewardRow[]> {
  return queries
    .select()
    .from(r)
    .where(and(isOf(member), or(waits(now), eq(r.state, 'held'))))
    .orderBy(asc(r.claimUntil), asc(r.id))
    .limit(limit);
}

export async function countWaiting(queries: Queries, member: Member, now: Date): Promise<number> {
  const [row] = await queries
    .select({ all: count() })
    .from(r)
    .where(and(isOf(member), waits(now)));
  return row?.all ?? 0;
}

type Page = { after?: string | undefined; limit: number };

/** The newest first. */
export function listEnded(
  queries: Queries,
  member: Member,
  { now, after, limit }: Page & { now: Date },
): Promise<RewardRow[]> {
  return queries
    .select()
    .from(r)
    .where(
      and(
        isOf(member),
        or(notInArray(r.state, ['unclaimed', 'held']), and(eq(r.state, 'unclaimed'), lte(r.claimUntil, now))),
        after === undefined ? undefined : lt(r.id, after),
      ),
    )
    .orderBy(desc(r.id))
    .limit(limit);
}

type Filter = Page & {
  memberId?: string | undefined;
  offerId?: string | undefined;
  state?: RewardState | undefined;
  kind?: RewardKind | undefined;
};

/** The newest first. */
export function listGrants(
  queries: Queries,
  brandId: string,
  { memberId, offerId, state, kind, after, limit }: Filter,
): Promise<RewardRow[]> {
  return queries
    .select()
    .from(r)
    .where(
      and(
        eq(r.brandId, brandId),
        memberId === undefined ? undefined : eq(r.memberId, memberId),
        offerId === undefined ? undefined : eq(r.offerId, offerId),
        state === undefined ? undefined : eq(r.state, state),
        kind === undefined ? undefined : eq(r.kind, kind),
        after === undefined ? undefined : lt(r.id, after),
      ),
    )
    .orderBy(desc(r.id))
    .limit(limit);
}

/** Of all that decide at once, one gets the row. */
export async function decideHeld(
  tx: Tx,
  { brandId, id }: Key,
  decided: Pick<RewardRow, 'state' | 'decidedBy'> & Partial<Pick<RewardRow, 'reason' | 'claimUntil'>>,
): Promise<RewardRow | undefined> {
  const [row] = await tx
    .update(r)
    .set(decided)
    .where(and(eq(r.brandId, brandId), eq(r.id, id), eq(r.state, 'held')))
    .returning();
  return row;
}

export async function countHeld(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ all: count() })
    .from(r)
    .where(and(inArray(r.brandId, [...brandIds]), eq(r.state, 'held')));
  return row?.all ?? 0;
}

/** Whose rewards lapsed, and what was kept for them. */
export async function lapseDue(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<(Member & Pick<RewardRow, 'goodsId'>)[]> {
  const due = await tx
    .select({ brandId: r.brandId, id: r.id, memberId: r.memberId, goodsId: r.goodsId })
    .from(r)
    .where(and(eq(r.state, 'unclaimed'), lte(r.claimUntil, now)))
    .orderBy(asc(r.claimUntil), asc(r.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { brandId, id } of due)
    await tx
      .update(r)
      .set({ state: 'lapsed' })
      .where(and(eq(r.brandId, brandId), eq(r.id, id)));
  return due;
}
