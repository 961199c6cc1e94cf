import type { PointMove } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, desc, eq, gt, isNotNull, lte, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { promotionsPointLot, promotionsPointUse } from './points.schema.ts';

const [l, u] = [promotionsPointLot, promotionsPointUse];

/** A place in the history: a moment, and what tells apart what happened in it. */
export type HistoryPlace = { at: Date; move: PointMove; id: string };
type Asked = { now: Date; after: HistoryPlace | undefined; limit: number };

const moveOf = (move: PointMove) => sql<PointMove>`${sql.raw(`'${move}'::text`)}`.as('move');
const noSource = sql<null>`null::text`.as('source');
const noCause = sql<string | null>`null::text`.as('cause');

/** How a member's points came and went, the newest first. It is read from the lots, and from what was spent of them. */
export function listMoves(
  queries: Queries,
  { brandId, memberId }: { brandId: string; memberId: string },
  { now, after, limit }: Asked,
) {
  const ofLots = and(eq(l.brandId, brandId), eq(l.memberId, memberId));
  const ofUses = and(eq(u.brandId, brandId), eq(u.memberId, memberId));
  const earned = queries
    .select({
      id: sql<string>`${l.id}`.as('id'),
      at: sql<Date>`${l.earnedAt}`.mapWith(l.earnedAt).as('at'),
      move: moveOf('earned'),
      points: sql<number>`${l.earned}`.mapWith(Number).as('points'),
      source: sql<typeof l.$inferSelect.source>`${l.source}`.as('source'),
      cause: noCause,
    })
    .from(l)
    .where(and(ofLots, eq(l.isReturned, false)));
  const expired = queries
    .select({
      id: sql<string>`${l.id}`.as('id'),
      at: sql<Date>`${l.expiresAt}`.mapWith(l.expiresAt).as('at'),
      move: moveOf('expired'),
      points: sql<number>`-${l.left}`.mapWith(Number).as('points'),
      source: noSource,
      cause: noCause,
    })
    .from(l)
    .where(and(ofLots, gt(l.left, 0), lte(l.expiresAt, now)));
  const spent = queries
    .select({
      id: sql<string>`${u.id}`.as('id'),
      at: sql<Date>`${u.at}`.mapWith(u.at).as('at'),
      move: moveOf('spent'),
      points: sql<number>`(-${sum(u.points)})::int`.mapWith(Number).as('points'),
      source: noSource,
      cause: sql<string | null>`${u.cause}`.as('cause'),
    })
    .from(u)
    .where(ofUses)
    .groupBy(u.id, u.at, u.cause);
  const returned = queries
    .select({
      id: sql<string>`${u.id}`.as('id'),
      at: sql<Date>`${u.returnedAt}`.mapWith(u.at).as('at'),
      move: moveOf('returned'),
      points: sql<number>`${sum(u.points)}::int`.mapWith(Number).as('points'),
      source: noSource,
      cause: sql<string | null>`${u.cause}`.as('cause'),
    })
    .from(u)
    .where(and(ofUses, isNotNull(u.returnedAt)))
    .groupBy(u.id, u.returnedAt, u.cause);
  const moves = unionAll(earned, expired, spent, returned).as('moves');
  const isAfter =
    after &&
    sql`(${moves.at}, ${moves.move}, ${moves.id}) < (${after.at.toISOString()}::timestamptz, ${after.move}::text, ${after.id}::uuid)`;
  return queries
    .select()
    .from(moves)
    .where(isAfter)
    .orderBy(desc(moves.at), desc(moves.move), desc(moves.id))
    .limit(limit);
}
