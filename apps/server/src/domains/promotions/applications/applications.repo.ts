import type { ApplicationState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { promotionsApplication } from './applications.schema.ts';

const a = promotionsApplication;

export type ApplicationRow = typeof a.$inferSelect;
const isForReview = isNull(a.depositId);
type Key = { brandId: string; id: string };
type Member = { brandId: string; memberId: string };

/** Whether it is the member's only one in the period; one that lapsed makes room. */
export async function addApplication(tx: Tx, row: ApplicationRow): Promise<boolean> {
  const { brandId, offerId, memberId, period, ...changed } = row;
  const rows = await tx
    .insert(a)
    .values({ brandId, offerId, memberId, period, ...changed })
    .onConflictDoUpdate({
      target: [a.brandId, a.offerId, a.memberId, a.period],
      set: changed,
      setWhere: eq(a.state, 'lapsed'),
    })
    .returning({ id: a.id });
  return rows.length > 0;
}

/** That stand: neither rejected nor lapsed. */
export async function countStanding(tx: Tx, { brandId, memberId }: Member, offerId: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(a)
    .where(
      and(
        eq(a.brandId, brandId),
        eq(a.offerId, offerId),
        eq(a.memberId, memberId),
        inArray(a.state, ['applying', 'issued']),
      ),
    );
  return row?.all ?? 0;
}

export async function changeApplication(
  tx: Tx,
  { brandId, id }: Key,
  changed: Partial<Omit<ApplicationRow, 'brandId' | 'id'>>,
): Promise<void> {
  await tx
    .update(a)
    .set(changed)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)));
}

export async function lockApplication(tx: Tx, { brandId, id }: Key): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)))
    .for('update');
  return row;
}

export async function findApplication(queries: Queries, { brandId, id }: Key) {
  const [row] = await queries
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)));
  return row;
}

export async function lockOfDeposit(
  tx: Tx,
  { brandId, depositId }: { brandId: string; depositId: string },
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.depositId, depositId)))
    .for('update');
  return row;
}

export function listOfMember(
  queries: Queries,
  { brandId, memberId }: Member,
  offerIds: readonly string[],
): Promise<ApplicationRow[]> {
  return queries
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.memberId, memberId), inArray(a.offerId, [...offerIds])))
    .orderBy(desc(a.id));
}

type Filter = {
  state: ApplicationState;
  offerId?: string | undefined;
  memberId?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** What waits comes longest first, the rest newest first. Deposits that are on their way are nobody's work. */
export function listApplications(
  queries: Queries,
  brandId: string,
  { state, offerId, memberId, after, limit }: Filter,
): Promise<ApplicationRow[]> {
  const isQueue = state === 'applying';
  return queries
    .select()
    .from(a)
    .where(
      and(
        eq(a.brandId, brandId),
        eq(a.state, state),
        isQueue ? isForReview : undefined,
        offerId === undefined ? undefined : eq(a.offerId, offerId),
        memberId === undefined ? undefined : eq(a.memberId, memberId),
        after === undefined ? undefined : isQueue ? gt(a.id, after) : lt(a.id, after),
      ),
    )
    .orderBy(isQueue ? asc(a.id) : desc(a.id))
    .limit(limit);
}

export async function countForReview(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ all: count() })
    .from(a)
    .where(and(inArray(a.brandId, [...brandIds]), eq(a.state, 'applying'), isForReview));
  return row?.all ?? 0;
}
