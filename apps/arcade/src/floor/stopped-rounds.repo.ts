import type { Tx } from '@parlour/database/database';
import { SHOTS } from '@parlour/game-rules/fish';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { arcadePlayer, arcadeRaise, arcadeRound } from '../arcade.schema.ts';
import type { Round } from '../rounds/rounds.repo.ts';
import type { Raise } from '../rounds/steps.repo.ts';
import type { TableRound } from '../tables/table-rounds.repo.ts';

type Voided = {
  operatorId: string;
  tableRound: TableRound;
  /** Placed: the wallet has not told yet whether it took them. */
  state: 'placed' | 'open';
};

/** An operator's bets on a round that is not over. Once its root is fixed, they remain under it. */
export function voidBets(tx: Tx, { operatorId, tableRound, state }: Voided): Promise<Round[]> {
  const players = tx
    .select({ id: arcadePlayer.id })
    .from(arcadePlayer)
    .where(eq(arcadePlayer.operatorId, operatorId));
  const unseen = tableRound.phase === 'betting' ? { outcome: null } : {};
  return tx
    .update(arcadeRound)
    .set({ state: 'cancelling', status: null, payout: null, ...unseen })
    .where(
      and(
        eq(arcadeRound.tableRoundId, tableRound.id),
        eq(arcadeRound.state, state),
        inArray(arcadeRound.playerId, players),
      ),
    )
    .returning();
}

/** What was added to them. One on its way is taken back by whoever sent it. */
export async function voidRaises(tx: Tx, roundIds: readonly string[]): Promise<Raise[]> {
  if (roundIds.length === 0) return [];
  return tx
    .update(arcadeRaise)
    .set({ state: 'cancelling' })
    .where(and(inArray(arcadeRaise.roundId, [...roundIds]), eq(arcadeRaise.state, 'taken')))
    .returning();
}

type Leaving = { players: readonly string[]; gameCode: string; now: Date };

/** Magazines of players who have to go: due now, as those whose player does not come back. Answers what was not fired. */
export async function unloadMagazines(
  tx: Tx,
  { players, gameCode, now }: Leaving,
): Promise<{ id: string; currency: string; left: bigint }[]> {
  if (players.length === 0) return [];
  const rows = await tx
    .update(arcadeRound)
    .set({ leaseUntil: now })
    .where(
      and(
        inArray(arcadeRound.playerId, [...players]),
        eq(arcadeRound.gameCode, gameCode),
        eq(arcadeRound.state, 'open'),
      ),
    )
    .returning({
      id: arcadeRound.id,
      currency: arcadeRound.currency,
      left: sql<string>`(${arcadeRound.staked} * (${arcadeRound.outcome} ->> 'left')::bigint / ${SHOTS})::text`,
    });
  return rows.map(({ left, ...row }) => ({ ...row, left: BigInt(left) }));
}
