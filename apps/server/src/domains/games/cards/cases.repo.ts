import type { CardCaseState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { gamesCardCase } from './cases.schema.ts';

export type CardCaseRow = typeof gamesCardCase.$inferSelect;
type Key = Pick<CardCaseRow, 'brandId' | 'id'>;
const isCase = ({ brandId, id }: Key) => and(eq(gamesCardCase.brandId, brandId), eq(gamesCardCase.id, id));
const isWaiting = inArray(gamesCardCase.state, ['open', 'taken']);

/** False if it is known. */
export async function insertCase(tx: Tx, row: CardCaseRow): Promise<boolean> {
  const rows = await tx
    .insert(gamesCardCase)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: gamesCardCase.id });
  return rows.length > 0;
}

export async function findCase(queries: Queries, key: Key): Promise<CardCaseRow | undefined> {
  const [row] = await queries.select().from(gamesCardCase).where(isCase(key));
  return row;
}

/** Of two who decide about it, the second finds it decided. */
export async function lockCase(tx: Tx, key: Key): Promise<CardCaseRow | undefined> {
  const [row] = await tx.select().from(gamesCardCase).where(isCase(key)).for('update');
  return row;
}

type Judged = Partial<
  Pick<CardCaseRow, 'state' | 'takenBy' | 'takenAt' | 'decidedBy' | 'decidedAt' | 'reason'>
>;

export async function updateCase(tx: Tx, key: Key, judged: Judged): Promise<void> {
  await tx.update(gamesCardCase).set(judged).where(isCase(key));
}

export function listCases(
  queries: Queries,
  brandId: string,
  { state, after, limit }: { state?: CardCaseState | undefined; after: MomentPlace | null; limit: number },
): Promise<CardCaseRow[]> {
  const { foundAt, id } = gamesCardCase;
  const beyond = after
    ? sql`(${foundAt}, ${id}) < (${new Date(after.atMs).toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return queries
    .select()
    .from(gamesCardCase)
    .where(
      and(eq(gamesCardCase.brandId, brandId), state ? eq(gamesCardCase.state, state) : undefined, beyond),
    )
    .orderBy(desc(foundAt), desc(id))
    .limit(limit);
}

/** Whether it is open if a member plays together with somebody at a vendor. */
export async function isUnderCase(
  queries: Queries,
  {
    brandId,
    vendor,
    gameCode,
    memberId,
  }: { brandId: string; vendor: string; gameCode: string; memberId: string },
): Promise<boolean> {
  const rows = await queries
    .select({ id: gamesCardCase.id })
    .from(gamesCardCase)
    .where(
      and(
        eq(gamesCardCase.brandId, brandId),
        eq(gamesCardCase.vendor, vendor),
        eq(gamesCardCase.gameCode, gameCode),
        isWaiting,
        or(eq(gamesCardCase.fromMember, memberId), eq(gamesCardCase.toMember, memberId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function countWaitingCases(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ waiting: count() })
    .from(gamesCardCase)
    .where(and(inArray(gamesCardCase.brandId, [...brandIds]), isWaiting));
  return row?.waiting ?? 0;
}

/** The longest waiting first. */
export async function listWaitingCases(
  queries: Queries,
  brandIds: readonly string[],
  limit: number,
): Promise<CardCaseRow[]> {
  if (brandIds.length === 0) return [];
  return queries
    .select()
    .from(gamesCardCase)
    .where(and(inArray(gamesCardCase.brandId, [...brandIds]), isWaiting))
    .orderBy(asc(gamesCardCase.foundAt), asc(gamesCardCase.id))
    .limit(limit);
}
