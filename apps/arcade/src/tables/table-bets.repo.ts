import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, min, ne, or, sql } from 'drizzle-orm';
import { arcadeRaise, arcadeRound } from '../arcade.schema.ts';
import type { Round } from '../rounds/rounds.repo.ts';

/** A bet, or more of one, whose fate the wallet has not told yet. */
export async function hasPlaced(db: Queries, tableRoundId: string): Promise<boolean> {
  const rows = await db
    .select({ id: arcadeRound.id })
    .from(arcadeRound)
    .leftJoin(arcadeRaise, and(eq(arcadeRaise.roundId, arcadeRound.id), eq(arcadeRaise.state, 'placed')))
    .where(
      and(
        eq(arcadeRound.tableRoundId, tableRoundId),
        or(eq(arcadeRound.state, 'placed'), isNotNull(arcadeRaise.id)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Ends the bets that the wallet has not taken in time: they are no part of the round. */
export function dropLate(tx: Tx, tableRoundId: string): Promise<Round[]> {
  return tx
    .update(arcadeRound)
    .set({ state: 'cancelling' })
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), eq(arcadeRound.state, 'placed')))
    .returning();
}

/** All bets that were taken and not taken back, in the order of the root over them. */
export function listBets(db: Queries, tableRoundId: string) {
  return db
    .select({
      id: arcadeRound.id,
      stake: arcadeRound.staked,
      currency: arcadeRound.currency,
      pick: arcadeRound.pick,
    })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), isNotNull(arcadeRound.outcome)))
    .orderBy(asc(arcadeRound.id));
}

type Reached = { tableRoundId: string; upTo: number; limit: number };

/** Rounds in the air that have reached where they are cashed out by themselves. */
export function listReached(db: Queries, { tableRoundId, upTo, limit }: Reached): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(
      and(
        eq(arcadeRound.tableRoundId, tableRoundId),
        eq(arcadeRound.state, 'open'),
        lte(arcadeRound.ceiling, upTo),
      ),
    )
    .orderBy(asc(arcadeRound.ceiling), asc(arcadeRound.id))
    .limit(limit);
}

/** Where the next round in the air is cashed out by itself; null if none is in the air. */
export async function findLowestCeiling(db: Queries, tableRoundId: string): Promise<number | null> {
  const [found] = await db
    .select({ ceiling: min(arcadeRound.ceiling) })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), eq(arcadeRound.state, 'open')));
  return found?.ceiling ?? null;
}

/** Bets that are not settled. */
export function listOnTable(db: Queries, tableRoundId: string, limit: number): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), inArray(arcadeRound.state, ['placed', 'open'])))
    .orderBy(asc(arcadeRound.id))
    .limit(limit);
}

type Lost = { tableRoundId: string; point: number; limit: number };

/** Ends rounds that were still in the air when their table round ended. */
export async function loseRounds(tx: Tx, { tableRoundId, point, limit }: Lost): Promise<Round[]> {
  const lost = tx
    .select({ id: arcadeRound.id })
    .from(arcadeRound)
    .where(
      and(
        eq(arcadeRound.tableRoundId, tableRoundId),
        eq(arcadeRound.state, 'open'),
        gt(arcadeRound.ceiling, point),
      ),
    )
    .orderBy(asc(arcadeRound.id))
    .limit(limit)
    .for('update');
  return tx
    .update(arcadeRound)
    .set({ state: 'drawn', payout: 0n, outcome: withPoint(point) })
    .where(and(inArray(arcadeRound.id, lost), eq(arcadeRound.state, 'open')))
    .returning();
}

/** Those who had cashed out learn where the table round ended. */
export async function tellPoint(tx: Tx, tableRoundId: string, point: number): Promise<void> {
  await tx
    .update(arcadeRound)
    .set({ outcome: withPoint(point) })
    .where(
      and(
        eq(arcadeRound.tableRoundId, tableRoundId),
        isNotNull(arcadeRound.outcome),
        ne(arcadeRound.state, 'open'),
        sql`${arcadeRound.outcome} ->> 'point' is null`,
      ),
    );
}

const withPoint = (point: number) =>
  sql<Round['outcome']>`${arcadeRound.outcome} || jsonb_build_object('point', ${point}::integer)`;

const stoppedAt = sql<number | null>`(${arcadeRound.outcome} ->> 'stoppedAt')::integer`;

/** How many bets a table round has, and a sign that is another one as soon as any of them changes. */
export type MarkedBets = { tableRoundId: string; count: number; marks: string };

/** By the table rounds that have any. */
export async function markBets(
  db: Queries,
  tableRoundIds: readonly string[],
): Promise<ReadonlyMap<string, MarkedBets>> {
  const of = sql`concat_ws(' ', ${arcadeRound.id}, ${arcadeRound.staked}, ${stoppedAt})`;
  const rows = await db
    .select({
      tableRoundId: arcadeRound.tableRoundId,
      count: sql<string>`count(*)::text`,
      marks: sql<string>`sum(hashtextextended(${of}, 0)::numeric)::text`,
    })
    .from(arcadeRound)
    .where(
      and(
        // Said twice: a plan that is kept does not know that the array has a value, and would not use the index.
        isNotNull(arcadeRound.tableRoundId),
        sql`${arcadeRound.tableRoundId} = any(${arrayOf(tableRoundIds)}::uuid[])`,
        isNotNull(arcadeRound.outcome),
      ),
    )
    .groupBy(arcadeRound.tableRoundId);
  return new Map(
    rows.map(({ tableRoundId, count, marks }) => [
      tableRoundId ?? '',
      { tableRoundId: tableRoundId ?? '', count: Number(count), marks: `${count} ${marks}` },
    ]),
  );
}

/** What others may see, the newest bets first. */
export function listShown(db: Queries, tableRoundId: string, limit: number) {
  return db
    .select({ id: arcadeRound.id, stake: arcadeRound.staked, currency: arcadeRound.currency, stoppedAt })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), isNotNull(arcadeRound.outcome)))
    .orderBy(desc(arcadeRound.placedAt), desc(arcadeRound.id))
    .limit(limit);
}
