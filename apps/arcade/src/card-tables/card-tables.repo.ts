import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, inArray, isNull, lte, ne, notInArray } from 'drizzle-orm';
import { arcadeCardSitting, arcadeCardTable } from './card-tables.schema.ts';

export type CardTable = typeof arcadeCardTable.$inferSelect;
/** What the tables of one lobby have in common. */
export type TableKind = Pick<CardTable, 'operatorId' | 'gameCode' | 'currency' | 'isPractice'>;

export async function insertCardTable(tx: Tx, table: CardTable): Promise<void> {
  await tx.insert(arcadeCardTable).values(table);
}

export async function findCardTable(db: Queries, id: string): Promise<CardTable | undefined> {
  const [found] = await db.select().from(arcadeCardTable).where(eq(arcadeCardTable.id, id));
  return found;
}

/** The oldest first, so that few are used while few play. */
export function listCardTables(
  db: Queries,
  { operatorId, gameCode, currency, isPractice }: TableKind,
): Promise<CardTable[]> {
  return db
    .select()
    .from(arcadeCardTable)
    .where(
      and(
        eq(arcadeCardTable.operatorId, operatorId),
        eq(arcadeCardTable.gameCode, gameCode),
        eq(arcadeCardTable.currency, currency),
        eq(arcadeCardTable.isPractice, isPractice),
        isNull(arcadeCardTable.stoppedAt),
      ),
    )
    .orderBy(asc(arcadeCardTable.createdAt), asc(arcadeCardTable.id));
}

/** Under its lock: nothing else happens at the table before the transaction ends. */
export async function lockCardTable(tx: Tx, id: string): Promise<CardTable | undefined> {
  const [found] = await tx.select().from(arcadeCardTable).where(eq(arcadeCardTable.id, id)).for('update');
  return found;
}

/** The same, unless another process holds it or nothing is due at it any more. */
export async function lockDueTable(tx: Tx, id: string, now: Date): Promise<CardTable | undefined> {
  const [found] = await tx
    .select()
    .from(arcadeCardTable)
    .where(and(eq(arcadeCardTable.id, id), lte(arcadeCardTable.dueAt, now)))
    .for('update', { skipLocked: true });
  return found;
}

type Due = { now: Date; except: readonly string[]; limit: number };

export async function listDueTables(db: Queries, { now, except, limit }: Due): Promise<string[]> {
  const rows = await db
    .select({ id: arcadeCardTable.id })
    .from(arcadeCardTable)
    .where(and(lte(arcadeCardTable.dueAt, now), notInArray(arcadeCardTable.id, [...except])))
    .orderBy(asc(arcadeCardTable.dueAt), asc(arcadeCardTable.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** When something is due at some table but these; undefined if at none. */
export async function findNextDue(db: Queries, except: readonly string[]): Promise<Date | undefined> {
  const [next] = await db
    .select({ dueAt: arcadeCardTable.dueAt })
    .from(arcadeCardTable)
    .where(notInArray(arcadeCardTable.id, [...except]))
    .orderBy(asc(arcadeCardTable.dueAt))
    .limit(1);
  return next?.dueAt ?? undefined;
}

type Changes = Pick<
  CardTable,
  'handNumber' | 'handId' | 'button' | 'leader' | 'nextAt' | 'dueAt' | 'version' | 'stoppedAt'
>;

export async function updateCardTable(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.update(arcadeCardTable).set(changes).where(eq(arcadeCardTable.id, id));
}

/** Tables of an operator at which somebody sits. */
export async function listTaken(db: Queries, operatorId: string): Promise<CardTable[]> {
  const rows = await db
    .selectDistinct({ table: arcadeCardTable })
    .from(arcadeCardTable)
    .innerJoin(
      arcadeCardSitting,
      and(eq(arcadeCardSitting.tableId, arcadeCardTable.id), ne(arcadeCardSitting.state, 'left')),
    )
    .where(eq(arcadeCardTable.operatorId, operatorId))
    .orderBy(asc(arcadeCardTable.createdAt), asc(arcadeCardTable.id));
  return rows.map(({ table }) => table);
}

/** Whoever looks next finds what has changed for the tables of a game. */
export async function callTables(
  tx: Tx,
  { operatorId, gameCode }: Pick<CardTable, 'operatorId' | 'gameCode'>,
  now: Date,
): Promise<void> {
  await tx
    .update(arcadeCardTable)
    .set({ dueAt: now })
    .where(and(eq(arcadeCardTable.operatorId, operatorId), eq(arcadeCardTable.gameCode, gameCode)));
}

/** By table, what grows with every change. */
export async function mapVersions(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: arcadeCardTable.id, version: arcadeCardTable.version })
    .from(arcadeCardTable)
    .where(inArray(arcadeCardTable.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}
