import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Place } from './boards.rules.ts';
import { promotionsBoard, promotionsBoardPlace, promotionsBoardWin } from './boards.schema.ts';

const b = promotionsBoard;
const p = promotionsBoardPlace;
const w = promotionsBoardWin;

export type BoardRow = typeof b.$inferSelect;
type Key = { brandId: string; id: string };
/** A page of a ranking: after so many places. */
type Page = { offset: number; limit: number };

const isOne = ({ brandId, id }: Key) => and(eq(b.brandId, brandId), eq(b.id, id));
const isOn = ({ brandId, id }: Key) => and(eq(p.brandId, brandId), eq(p.boardId, id));

export async function insertBoard(tx: Tx, row: BoardRow): Promise<void> {
  await tx.insert(b).values(row);
}

export async function lockBoard(tx: Tx, key: Key): Promise<BoardRow | undefined> {
  const [row] = await tx.select().from(b).where(isOne(key)).for('update');
  return row;
}

export async function updateBoard(
  tx: Tx,
  key: Key,
  change: Partial<Pick<BoardRow, 'countedUntil' | 'paidAt'>>,
): Promise<void> {
  await tx.update(b).set(change).where(isOne(key));
}

/** Those that are not paid yet. */
export function listUnpaid(queries: Queries, brandId: string): Promise<BoardRow[]> {
  return queries
    .select()
    .from(b)
    .where(and(eq(b.brandId, brandId), isNull(b.paidAt)))
    .orderBy(asc(b.endsAt), asc(b.id));
}

/** Not paid, or paid since a moment: what ends first comes first. */
export function listShown(queries: Queries, brandId: string, since: Date): Promise<BoardRow[]> {
  return queries
    .select()
    .from(b)
    .where(and(eq(b.brandId, brandId), or(isNull(b.paidAt), gt(b.paidAt, since))))
    .orderBy(sql`${b.paidAt} desc nulls first`, asc(b.endsAt), asc(b.id));
}

export function listBoards(queries: Queries, brandId: string, limit: number): Promise<BoardRow[]> {
  return queries.select().from(b).where(eq(b.brandId, brandId)).orderBy(desc(b.id)).limit(limit);
}

/** The best first; of equals who got there first. */
export function listPlaces(queries: Queries, key: Key, { offset, limit }: Page): Promise<Place[]> {
  return queries
    .select({ memberId: p.memberId, score: p.score, reachedAt: p.reachedAt })
    .from(p)
    .where(isOn(key))
    .orderBy(desc(p.score), asc(p.reachedAt), asc(p.memberId))
    .offset(offset)
    .limit(limit);
}

export async function countPlaces(queries: Queries, key: Key): Promise<number> {
  const [row] = await queries.select({ all: count() }).from(p).where(isOn(key));
  return row?.all ?? 0;
}

/** The member's place, and how many are better. */
export async function findPlace(
  queries: Queries,
  key: Key,
  memberId: string,
): Promise<{ rank: number; score: bigint } | undefined> {
  const [own] = await queries
    .select()
    .from(p)
    .where(and(isOn(key), eq(p.memberId, memberId)));
  if (!own) return undefined;
  const [row] = await queries
    .select({ better: count() })
    .from(p)
    .where(
      and(
        isOn(key),
        or(
          gt(p.score, own.score),
          and(
            eq(p.score, own.score),
            or(lt(p.reachedAt, own.reachedAt), and(eq(p.reachedAt, own.reachedAt), lt(p.memberId, memberId))),
          ),
        ),
      ),
    );
  return { rank: (row?.better ?? 0) + 1, score: own.score };
}

/** Adds to what members have, or keeps the better. */
export async function addPlaces(
  tx: Tx,
  { brandId, id, document }: Pick<BoardRow, 'brandId' | 'id' | 'document'>,
  places: readonly Place[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map((place) => ({ brandId, boardId: id, ...place }));
  const target = [p.brandId, p.boardId, p.memberId];
  const reachedAt = sql`excluded.reached_at`;
  if (document.measure === 'stake')
    await tx
      .insert(p)
      .values(rows)
      .onConflictDoUpdate({ target, set: { score: sql`${p.score} + excluded.score`, reachedAt } });
  else
    await tx
      .insert(p)
      .values(rows)
      .onConflictDoUpdate({
        target,
        set: { score: sql`excluded.score`, reachedAt },
        setWhere: sql`excluded.score > ${p.score}`,
      });
}

type Win = { rank: number; memberId: string; score: bigint };

export async function insertWins(tx: Tx, { brandId, id }: Key, wins: readonly Win[]): Promise<void> {
  if (wins.length > 0) await tx.insert(w).values(wins.map((win) => ({ brandId, boardId: id, ...win })));
}

/** By board, in order of ranks. */
export async function listWins(
  queries: Queries,
  brandId: string,
  boardIds: readonly string[],
): Promise<Map<string, Win[]>> {
  if (boardIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(w)
    .where(and(eq(w.brandId, brandId), inArray(w.boardId, [...boardIds])))
    .orderBy(asc(w.boardId), asc(w.rank));
  return new Map(boardIds.map((id) => [id, rows.filter(({ boardId }) => boardId === id)]));
}
