import { DAY_MS } from '@parlour/clock/durations';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import type { DaySpan } from './days.rules.ts';
import { lotteryIssue } from './issues.schema.ts';

export type IssueRow = typeof lotteryIssue.$inferSelect;
export type IssueKey = Pick<IssueRow, 'brandId' | 'game' | 'numero'>;

const isThe = ({ brandId, game, numero }: IssueKey) =>
  and(eq(lotteryIssue.brandId, brandId), eq(lotteryIssue.game, game), eq(lotteryIssue.numero, numero));
const isOf = (brandId: string, game: string) =>
  and(eq(lotteryIssue.brandId, brandId), eq(lotteryIssue.game, game));

/** An issue that was made meanwhile stays as it is: its commitment is published. */
export async function insertIssues(tx: Tx, rows: readonly IssueRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(lotteryIssue)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findIssue(queries: Queries, key: IssueKey): Promise<IssueRow | undefined> {
  const [row] = await queries.select().from(lotteryIssue).where(isThe(key));
  return row;
}

export async function findIssues(
  queries: Queries,
  { brandId, game }: Pick<IssueRow, 'brandId' | 'game'>,
  numeros: readonly string[],
): Promise<IssueRow[]> {
  return queries
    .select()
    .from(lotteryIssue)
    .where(and(isOf(brandId, game), inArray(lotteryIssue.numero, [...numeros])));
}

/** Locked until the transaction ends; undefined if somebody else holds it. */
export async function lockIssue(tx: Tx, key: IssueKey): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(lotteryIssue).where(isThe(key)).for('update', { skipLocked: true });
  return row;
}

/** The same, waiting for whoever holds it. */
export async function awaitIssue(tx: Tx, key: IssueKey): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(lotteryIssue).where(isThe(key)).for('update');
  return row;
}

/** The same lock as a ticket takes: nobody seals the issue meanwhile. */
export async function holdIssue(tx: Tx, key: IssueKey): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(lotteryIssue).where(isThe(key)).for('key share');
  return row;
}

export async function updateIssue(tx: Tx, key: IssueKey, set: Partial<IssueRow>): Promise<void> {
  await tx.update(lotteryIssue).set(set).where(isThe(key));
}

/** The issues of a lottery that close after a moment, the next first. */
export async function listComing(
  queries: Queries,
  { brandId, game }: Pick<IssueRow, 'brandId' | 'game'>,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<IssueRow[]> {
  return queries
    .select()
    .from(lotteryIssue)
    .where(and(isOf(brandId, game), gt(lotteryIssue.closesAt, new Date(afterMs))))
    .orderBy(asc(lotteryIssue.closesAt))
    .limit(limit);
}

/** Those of them that can be bought: each is drawn with the commitment of the next, so that the last has to wait. */
export async function listForSale(
  queries: Queries,
  lottery: Pick<IssueRow, 'brandId' | 'game'>,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<IssueRow[]> {
  const rows = await queries
    .select()
    .from(lotteryIssue)
    .where(
      and(
        isOf(lottery.brandId, lottery.game),
        // Whatever the clock says: one that is sealed, drawn or void is not sold again.
        eq(lotteryIssue.state, 'open'),
        gt(lotteryIssue.closesAt, new Date(afterMs)),
      ),
    )
    .orderBy(asc(lotteryIssue.closesAt))
    .limit(limit + 1);
  return rows.slice(0, -1);
}

type DueQuestion = {
  untilMs: number;
  by: 'closesAt' | 'drawsAt';
  limit: number;
  /** Only issues that are mixed with this; absent: all. */
  source?: IssueRow['externalSource'];
};
export type DueIssue = IssueKey & Pick<IssueRow, 'beacon' | 'externalSource'>;

/** Of all brands, what a state has become due in: the oldest first. */
export async function listDue(
  queries: Queries,
  state: IssueRow['state'],
  { untilMs, by, limit, source }: DueQuestion,
): Promise<DueIssue[]> {
  return queries
    .select({
      brandId: lotteryIssue.brandId,
      game: lotteryIssue.game,
      numero: lotteryIssue.numero,
      externalSource: lotteryIssue.externalSource,
      beacon: lotteryIssue.beacon,
    })
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.state, state),
        lte(lotteryIssue[by], new Date(untilMs)),
        source && eq(lotteryIssue.externalSource, source),
      ),
    )
    .orderBy(asc(lotteryIssue.closesAt))
    .limit(limit);
}

/** With a result, the newest first. */
export async function listDrawn(
  queries: Queries,
  { brandId, game }: Pick<IssueRow, 'brandId' | 'game'>,
  { beforeMs, drawn, limit }: { beforeMs: number | null; drawn?: DaySpan | undefined; limit: number },
): Promise<IssueRow[]> {
  return queries
    .select()
    .from(lotteryIssue)
    .where(
      and(
        isOf(brandId, game),
        isNotNull(lotteryIssue.result),
        beforeMs === null ? undefined : lt(lotteryIssue.closesAt, new Date(beforeMs)),
        drawn && gte(lotteryIssue.drawsAt, new Date(drawn.fromMs)),
        drawn && lt(lotteryIssue.drawsAt, new Date(drawn.untilMs)),
        // The index goes by the close, which is less than a day before the draw: nothing older is read.
        drawn && gte(lotteryIssue.closesAt, new Date(drawn.fromMs - DAY_MS)),
      ),
    )
    .orderBy(desc(lotteryIssue.closesAt))
    .limit(limit);
}

type Shown = { current: IssueRow | undefined; last: IssueRow | undefined; isResultDue: boolean };

/** Of each lottery of a brand: the issue on sale at a moment, the last with a result, and whether another is to come. */
export async function listCurrentAndLast(
  queries: Queries,
  brandId: string,
  games: readonly string[],
  nowMs: number,
): Promise<Map<string, Shown>> {
  const found = await Promise.all(
    games.map(async (game) => {
      const [current] = await listForSale(queries, { brandId, game }, { afterMs: nowMs, limit: 1 });
      const [last] = await listDrawn(queries, { brandId, game }, { beforeMs: null, limit: 1 });
      // Mostly the issue before the one on sale has its result, and no more is asked.
      const isNext = current && last && last.closesAt.getTime() >= current.opensAt.getTime();
      const closed = isNext ? undefined : await findLastClosed(queries, { brandId, game }, nowMs);
      const isResultDue = closed?.state === 'open' || closed?.state === 'closed';
      return [game, { current, last, isResultDue }] as const;
    }),
  );
  return new Map(found);
}

async function findLastClosed(
  queries: Queries,
  { brandId, game }: Pick<IssueRow, 'brandId' | 'game'>,
  nowMs: number,
): Promise<IssueRow | undefined> {
  const [row] = await queries
    .select()
    .from(lotteryIssue)
    .where(and(isOf(brandId, game), lte(lotteryIssue.closesAt, new Date(nowMs))))
    .orderBy(desc(lotteryIssue.closesAt), desc(lotteryIssue.numero))
    .limit(1);
  return row;
}

/** The last issue of a lottery that was ever made. */
export async function findLastMade(
  queries: Queries,
  { brandId, game }: Pick<IssueRow, 'brandId' | 'game'>,
): Promise<IssueRow | undefined> {
  const [row] = await queries
    .select()
    .from(lotteryIssue)
    .where(isOf(brandId, game))
    .orderBy(desc(lotteryIssue.closesAt), desc(lotteryIssue.numero))
    .limit(1);
  return row;
}
