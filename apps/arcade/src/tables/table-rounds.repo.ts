import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, getTableColumns, gte, isNull, max, ne, sql } from 'drizzle-orm';
import { holdSeedInUse } from '../seeds/seeds.repo.ts';
import { isAmong } from './tables.repo.ts';
import type { TablePhase } from './tables.rules.ts';
import { arcadeTable, arcadeTableRound } from './tables.schema.ts';

export type TableRound = typeof arcadeTableRound.$inferSelect;

export async function insertTableRound(tx: Tx, tableRound: TableRound): Promise<void> {
  await tx.insert(arcadeTableRound).values(tableRound).onConflictDoNothing();
}

export async function findTableRound(db: Queries, id: string): Promise<TableRound | undefined> {
  const [found] = await db.select().from(arcadeTableRound).where(eq(arcadeTableRound.id, id));
  return found;
}

/** The table round that runs, or the last that did. */
export async function findCurrent(db: Queries, gameCode: string): Promise<TableRound | undefined> {
  const [found] = await db
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.gameCode, gameCode), ne(arcadeTableRound.phase, 'coming')))
    .orderBy(desc(arcadeTableRound.number))
    .limit(1);
  return found;
}

/** The same of many tables at once, by their codes. */
export async function mapCurrent(
  db: Queries,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, TableRound>> {
  const newest = db
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.gameCode, arcadeTable.gameCode), ne(arcadeTableRound.phase, 'coming')))
    .orderBy(desc(arcadeTableRound.number))
    .limit(1)
    .as('newest');
  const rows = await db
    .select()
    .from(arcadeTable)
    .innerJoinLateral(newest, sql`true`)
    .where(isAmong(gameCodes));
  return new Map(rows.map(({ newest: current }) => [current.gameCode, current]));
}

/** Those that were committed to and have not begun, the next first. */
export function listComing(db: Queries, gameCode: string): Promise<TableRound[]> {
  return db
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.gameCode, gameCode), eq(arcadeTableRound.phase, 'coming')))
    .orderBy(asc(arcadeTableRound.number));
}

/** The table round that runs, or the last that did, and those to come after it. */
export async function listFromCurrent(
  db: Queries,
  gameCode: string,
): Promise<{ current: TableRound | undefined; coming: TableRound[] }> {
  const begun = db
    .select({ number: max(arcadeTableRound.number) })
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.gameCode, gameCode), ne(arcadeTableRound.phase, 'coming')));
  const rows = await db
    .select()
    .from(arcadeTableRound)
    .where(
      and(
        eq(arcadeTableRound.gameCode, gameCode),
        gte(arcadeTableRound.number, sql`coalesce((${begun}), 0)`),
      ),
    )
    .orderBy(asc(arcadeTableRound.number));
  return {
    current: rows.find(({ phase }) => phase !== 'coming'),
    coming: rows.filter(({ phase }) => phase === 'coming'),
  };
}

/** TableRounds that are over, the newest first. */
export function listOver(db: Queries, gameCode: string, limit: number): Promise<TableRound[]> {
  return db
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.gameCode, gameCode), eq(arcadeTableRound.phase, 'over')))
    .orderBy(desc(arcadeTableRound.number))
    .limit(limit);
}

type Seat = { playerId: string; gameCode: string };

/**
 * The table round that takes bets. While the transaction runs it is not closed, and its player, whose seed is locked
 * first, places no other bet.
 */
export async function holdBetting(tx: Tx, { playerId, gameCode }: Seat): Promise<TableRound | undefined> {
  const player = tx.$with('player').as(holdSeedInUse(tx, playerId));
  const [found] = await tx
    .with(player)
    .select(getTableColumns(arcadeTableRound))
    .from(player)
    .innerJoin(arcadeTableRound, sql`true`)
    .where(and(eq(arcadeTableRound.gameCode, gameCode), eq(arcadeTableRound.phase, 'betting')))
    .for('share', { of: arcadeTableRound });
  return found;
}

/** By the moment a call was there. */
export function takesBets({ phase, closesAt }: TableRound, at: number): boolean {
  return phase === 'betting' && closesAt !== null && at < closesAt.getTime();
}

/** This round, if it is not closed. While the transaction runs it is not. */
export async function holdOpen(tx: Tx, id: string): Promise<TableRound | undefined> {
  const [found] = await tx
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.id, id), eq(arcadeTableRound.phase, 'betting')))
    .for('share');
  return found;
}

/** Under its lock, whatever its phase is. */
export async function holdCurrent(tx: Tx, id: string): Promise<TableRound | undefined> {
  const [found] = await tx.select().from(arcadeTableRound).where(eq(arcadeTableRound.id, id)).for('update');
  return found;
}

/** Under its lock, if it is still in this phase: of two processes one moves a table round on. */
export async function lockTableRound(tx: Tx, id: string, phase: TablePhase): Promise<TableRound | undefined> {
  const [found] = await tx
    .select()
    .from(arcadeTableRound)
    .where(and(eq(arcadeTableRound.id, id), eq(arcadeTableRound.phase, phase)))
    .for('update');
  return found;
}

type Changes = Partial<
  Pick<
    TableRound,
    'root' | 'external' | 'opensAt' | 'closesAt' | 'startedAt' | 'endedAt' | 'point' | 'seen' | 'settledAt'
  >
>;

export async function moveTableRound(
  db: Queries,
  { id, from, to }: { id: string; from: TablePhase; to: TablePhase },
  changes: Changes,
): Promise<TableRound | undefined> {
  const [moved] = await db
    .update(arcadeTableRound)
    .set({ ...changes, phase: to })
    .where(and(eq(arcadeTableRound.id, id), eq(arcadeTableRound.phase, from)))
    .returning();
  return moved;
}

export async function closeBooks(db: Queries, id: string, settledAt: Date): Promise<void> {
  await db
    .update(arcadeTableRound)
    .set({ settledAt })
    .where(and(eq(arcadeTableRound.id, id), isNull(arcadeTableRound.settledAt)));
}

/** Tables where something is left to do, whether or not anybody is there. */
export async function listUnsettled(db: Queries): Promise<string[]> {
  const rows = await db
    .selectDistinct({ gameCode: arcadeTableRound.gameCode })
    .from(arcadeTableRound)
    .where(sql`${arcadeTableRound.phase} <> 'coming' and ${arcadeTableRound.settledAt} is null`);
  return rows.map(({ gameCode }) => gameCode);
}
