import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { arcadeRound } from '../arcade.schema.ts';
import type { RoundState } from './round-states.rules.ts';

export type Round = typeof arcadeRound.$inferSelect;

/** False if the id was used before. */
export async function insertRound(tx: Tx, round: Round): Promise<boolean> {
  const rows = await tx
    .insert(arcadeRound)
    .values(round)
    .onConflictDoNothing()
    .returning({ id: arcadeRound.id });
  return rows.length > 0;
}

export async function findRound(db: Queries, id: string): Promise<Round | undefined> {
  const [found] = await db.select().from(arcadeRound).where(eq(arcadeRound.id, id));
  return found;
}

export function listRounds(db: Queries, playerId: string, limit: number): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(eq(arcadeRound.playerId, playerId))
    .orderBy(desc(arcadeRound.placedAt), desc(arcadeRound.id))
    .limit(limit);
}

type Move = { id: string; from: RoundState; to: RoundState };
type Changes = Partial<Pick<Round, 'outcome' | 'payout' | 'status' | 'balance' | 'closedAt'>>;

/** Only from the expected state: of two concurrent moves, one fails. */
export async function moveRound(
  db: Queries,
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

/** Rounds whose process died, or lost track, between the bet and its answer. */
export function listAbandoned(db: Queries, now: Date, limit: number): Promise<Round[]> {
  return db
    .select()
    .from(arcadeRound)
    .where(and(eq(arcadeRound.state, 'placed'), lte(arcadeRound.leaseUntil, now)))
    .orderBy(asc(arcadeRound.leaseUntil), asc(arcadeRound.id))
    .limit(limit);
}
