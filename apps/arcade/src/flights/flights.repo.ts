import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { arcadeFlight } from '../arcade.schema.ts';
import type { FlightPhase } from './flights.rules.ts';

export type Flight = typeof arcadeFlight.$inferSelect;

export async function insertFlight(tx: Tx, flight: Flight): Promise<void> {
  await tx.insert(arcadeFlight).values(flight).onConflictDoNothing();
}

export async function findFlight(db: Queries, id: string): Promise<Flight | undefined> {
  const [found] = await db.select().from(arcadeFlight).where(eq(arcadeFlight.id, id));
  return found;
}

/** The flight that runs, or the last that did. */
export async function findCurrent(db: Queries, gameCode: string): Promise<Flight | undefined> {
  const [found] = await db
    .select()
    .from(arcadeFlight)
    .where(and(eq(arcadeFlight.gameCode, gameCode), ne(arcadeFlight.phase, 'coming')))
    .orderBy(desc(arcadeFlight.number))
    .limit(1);
  return found;
}

/** Those that were committed to and have not begun, the next first. */
export function listComing(db: Queries, gameCode: string): Promise<Flight[]> {
  return db
    .select()
    .from(arcadeFlight)
    .where(and(eq(arcadeFlight.gameCode, gameCode), eq(arcadeFlight.phase, 'coming')))
    .orderBy(asc(arcadeFlight.number));
}

/** Flights that are over, the newest first. */
export function listOver(db: Queries, gameCode: string, limit: number): Promise<Flight[]> {
  return db
    .select()
    .from(arcadeFlight)
    .where(and(eq(arcadeFlight.gameCode, gameCode), eq(arcadeFlight.phase, 'over')))
    .orderBy(desc(arcadeFlight.number))
    .limit(limit);
}

/** The flight that takes bets. While the transaction runs it is not closed. */
export async function holdBetting(tx: Tx, gameCode: string): Promise<Flight | undefined> {
  const [found] = await tx
    .select()
    .from(arcadeFlight)
    .where(and(eq(arcadeFlight.gameCode, gameCode), eq(arcadeFlight.phase, 'betting')))
    .for('share');
  return found;
}

/** Under its lock, if it is still in this phase: of two processes one moves a flight on. */
export async function lockFlight(tx: Tx, id: string, phase: FlightPhase): Promise<Flight | undefined> {
  const [found] = await tx
    .select()
    .from(arcadeFlight)
    .where(and(eq(arcadeFlight.id, id), eq(arcadeFlight.phase, phase)))
    .for('update');
  return found;
}

type Changes = Partial<
  Pick<Flight, 'root' | 'external' | 'opensAt' | 'closesAt' | 'startedAt' | 'endedAt' | 'point' | 'settledAt'>
>;

export async function moveFlight(
  tx: Tx,
  { id, from, to }: { id: string; from: FlightPhase; to: FlightPhase },
  changes: Changes,
): Promise<Flight | undefined> {
  const [moved] = await tx
    .update(arcadeFlight)
    .set({ ...changes, phase: to })
    .where(and(eq(arcadeFlight.id, id), eq(arcadeFlight.phase, from)))
    .returning();
  return moved;
}

export async function closeBooks(tx: Tx, id: string, settledAt: Date): Promise<void> {
  await tx
    .update(arcadeFlight)
    .set({ settledAt })
    .where(and(eq(arcadeFlight.id, id), isNull(arcadeFlight.settledAt)));
}

/** Tables where something is left to do, whether or not anybody is there. */
export async function listUnsettled(db: Queries): Promise<string[]> {
  const rows = await db
    .selectDistinct({ gameCode: arcadeFlight.gameCode })
    .from(arcadeFlight)
    .where(sql`${arcadeFlight.phase} <> 'coming' and ${arcadeFlight.settledAt} is null`);
  return rows.map(({ gameCode }) => gameCode);
}
