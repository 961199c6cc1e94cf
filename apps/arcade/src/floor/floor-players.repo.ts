import type { Queries } from '@parlour/database/database';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { arcadePlayer, arcadeRound } from '../arcade.schema.ts';
import { FLOOR_BETS_SHOWN } from './floor.rules.ts';

/** Rounds that are no bets, or none any more. */
const COUNTS = inArray(arcadeRound.state, ['open', 'drawn', 'settled', 'disputed']);

/** How many of an operator's players have a bet on each round of a table. */
export async function countBettors(
  db: Queries,
  operatorId: string,
  tableRoundIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tableRoundIds.length === 0) return new Map();
  const rows = await db
    .select({ id: arcadeRound.tableRoundId, players: count() })
    .from(arcadeRound)
    .innerJoin(arcadePlayer, eq(arcadePlayer.id, arcadeRound.playerId))
    .where(
      and(
        inArray(arcadeRound.tableRoundId, [...tableRoundIds]),
        eq(arcadePlayer.operatorId, operatorId),
        COUNTS,
      ),
    )
    .groupBy(arcadeRound.tableRoundId);
  return new Map(rows.map(({ id, players }) => [id ?? '', players]));
}

export function listBetsOf(db: Queries, operatorId: string, tableRoundId: string) {
  return db
    .select({
      user: arcadePlayer.userName,
      currency: arcadeRound.currency,
      staked: arcadeRound.staked,
      state: arcadeRound.state,
    })
    .from(arcadeRound)
    .innerJoin(arcadePlayer, eq(arcadePlayer.id, arcadeRound.playerId))
    .where(and(eq(arcadeRound.tableRoundId, tableRoundId), eq(arcadePlayer.operatorId, operatorId)))
    .orderBy(asc(arcadeRound.placedAt), asc(arcadeRound.id))
    .limit(FLOOR_BETS_SHOWN);
}

/** What operators call players. */
export async function mapUsers(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: arcadePlayer.id, user: arcadePlayer.userName })
    .from(arcadePlayer)
    .where(inArray(arcadePlayer.id, [...ids]));
  return new Map(rows.map(({ id, user }) => [id, user]));
}
