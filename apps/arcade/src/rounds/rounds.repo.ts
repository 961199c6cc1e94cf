import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { arcadeRound } from '../arcade.schema.ts';
import type { RoundState } from './round-states.rules.ts';

export type Round = typeof arcadeRound.$inferSelect;

const IS_RUNNING = inArray(arcadeRound.state, ['placed', 'open']);

export type Running = Pick<Round, 'state' | 'gameCode'>;

/**
 * Answers what else its player has begun and not ended, whatever the game: the caller holds a lock of the player's, and
 * decides whether both may stand. Null if the id was used before.
 */
export async function insertRound(tx: Tx, round: Round): Promise<Running[] | null> {
  const inserted = tx
    .$with('inserted')
    .as(tx.insert(arcadeRound).values(round).onConflictDoNothing().returning({ id: arcadeRound.id }));
  // The statement reads what was there before it, so not the new round.
  const rows = await tx
    .with(inserted)
    .select({ state: arcadeRound.state, gameCode: arcadeRound.gameCode })
    .from(inserted)
    .leftJoin(arcadeRound, and(eq(arcadeRound.playerId, round.playerId), IS_RUNNING));
  if (rows.length === 0) return null;
  return rows.flatMap(({ state, gameCode }) => (state && gameCode ? [{ state, gameCode }] : []));
}

export async function findRound(db: Queries, id: string): Promise<Round | undefined> {
  const [found] = await db.select().from(arcadeRound).where(eq(arcadeRound.id, id));
  return found;
}

/** Under its lock, if it is in this state: of two who want to move it on, the second finds it moved. */
export async function lockRound(tx: Tx, id: string, state: RoundState): Promise<boolean> {
  const rows = await tx
    .select({ id: arcadeRound.id })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.id, id), eq(arcadeRound.state, state)))
    .for('update');
  return rows.length > 0;
}

type Listed = {
  playerId: string;
  gameCode: string;
  currency: string;
  before?: Round | undefined;
  limit: number;
};

/** A player's rounds of one game, the newest first. */
export function listRounds(db: Queries, { playerId, gameCode, currency, before, limit }: Listed) {
  const isEarlier =
    before &&
    or(
      lt(arcadeRound.placedAt, before.placedAt),
      and(eq(arcadeRound.placedAt, before.placedAt), lt(arcadeRound.id, before.id)),
    );
  return db
    .select()
    .from(arcadeRound)
    .where(
      and(
        eq(arcadeRound.playerId, playerId),
        eq(arcadeRound.gameCode, gameCode),
        eq(arcadeRound.currency, currency),
        isEarlier,
      ),
    )
    .orderBy(desc(arcadeRound.placedAt), desc(arcadeRound.id))
    .limit(limit);
}

/** What a player has begun and not ended, whatever the game. */
export function listRunning(db: Queries, playerId: string): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(and(eq(arcadeRound.playerId, playerId), IS_RUNNING))
    .orderBy(desc(arcadeRound.placedAt), desc(arcadeRound.id));
}

/** When a player's last round was placed; refused ones do not count. */
export async function findLastPlaced(db: Queries, playerId: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ placedAt: arcadeRound.placedAt })
    .from(arcadeRound)
    .where(and(eq(arcadeRound.playerId, playerId), ne(arcadeRound.state, 'refused')))
    .orderBy(desc(arcadeRound.placedAt), desc(arcadeRound.id))
    .limit(1);
  return last?.placedAt;
}

/** What one opening of a game has cost and brought; free rounds cost nothing. */
export async function sumSession(db: Queries, sessionId: string): Promise<{ staked: bigint; won: bigint }> {
  const [sums] = await db
    .select({
      staked: sql<string>`coalesce(sum(${arcadeRound.staked}) filter (where ${arcadeRound.rewardId} is null), 0)::text`,
      won: sql<string>`coalesce(sum(${arcadeRound.payout}) filter (where ${arcadeRound.state} <> 'open'), 0)::text`,
    })
    .from(arcadeRound)
    .where(
      and(
        eq(arcadeRound.sessionId, sessionId),
        inArray(arcadeRound.state, ['open', 'drawn', 'settled', 'disputed']),
      ),
    );
  return { staked: BigInt(sums?.staked ?? 0), won: BigInt(sums?.won ?? 0) };
}

type Move = { id: string; from: RoundState; to: RoundState };
type Changes = Partial<
  Pick<Round, 'outcome' | 'payout' | 'staked' | 'status' | 'balance' | 'leaseUntil' | 'closedAt'>
>;

/** Only from the expected state: of two concurrent moves, one fails. */
export async function moveRound(
  db: Pick<Queries, 'update'>,
  { id, from, to }: Move,
  changes: Changes,
): Promise<Round | undefined> {
  const [moved] = await db
    .update(arcadeRound)
    .set({ ...changes, state: to })
    .where(and(eq(arcadeRound.id, id), eq(arcadeRound.state, from)))
    .returning();
  return moved;
}

/** What is bet at a table, which may change until it closes. */
export async function changeBet(
  tx: Tx,
  id: string,
  bet: Pick<Round, 'pick' | 'staked' | 'balance'>,
): Promise<void> {
  await tx
    .update(arcadeRound)
    .set(bet)
    .where(and(eq(arcadeRound.id, id), eq(arcadeRound.state, 'open')));
}

/**
 * Placed: their process died, or lost track, between the bet and its answer. Open: their player has left; rounds on a
 * table round end with it, and sittings when their player leaves the table.
 */
export function listAbandoned(db: Queries, now: Date, limit: number): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(
      and(
        IS_RUNNING,
        lte(arcadeRound.leaseUntil, now),
        or(
          eq(arcadeRound.state, 'placed'),
          and(isNull(arcadeRound.tableRoundId), isNull(arcadeRound.cardTableId)),
        ),
      ),
    )
    .orderBy(asc(arcadeRound.leaseUntil), asc(arcadeRound.id))
    .limit(limit);
}
