import type { GameCategory } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { gamesTitle } from '../catalogue/catalogue.schema.ts';
import { gamesJackpot, gamesJackpotTitle } from './jackpot.schema.ts';

export type JackpotRow = typeof gamesJackpot.$inferSelect;

export async function findJackpot(queries: Queries, brandId: string): Promise<JackpotRow | undefined> {
  const [row] = await queries.select().from(gamesJackpot).where(eq(gamesJackpot.brandId, brandId));
  return row;
}

/** Locked before the pool's money moves, so two draws cannot run at once. */
export async function lockJackpot(tx: Tx, brandId: string): Promise<JackpotRow | undefined> {
  const [row] = await tx.select().from(gamesJackpot).where(eq(gamesJackpot.brandId, brandId)).for('update');
  return row;
}

/** Inserts if missing, before the lock: two setups at once both find it. */
export async function insertJackpot(tx: Tx, row: JackpotRow): Promise<void> {
  await tx.insert(gamesJackpot).values(row).onConflictDoNothing();
}

export async function updateJackpot(tx: Tx, brandId: string, changes: Partial<JackpotRow>): Promise<void> {
  await tx.update(gamesJackpot).set(changes).where(eq(gamesJackpot.brandId, brandId));
}

/** Brands whose pool is drawn. */
export async function listOpenJackpots(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ brandId: gamesJackpot.brandId })
    .from(gamesJackpot)
    .where(eq(gamesJackpot.isOpen, true))
    .orderBy(asc(gamesJackpot.brandId));
  return rows.map(({ brandId }) => brandId);
}

export async function listJackpotTitles(queries: Queries, brandId: string): Promise<string[]> {
  const rows = await queries
    .select({ nodeId: gamesJackpotTitle.nodeId })
    .from(gamesJackpotTitle)
    .where(eq(gamesJackpotTitle.brandId, brandId))
    .orderBy(asc(sql`${gamesJackpotTitle.nodeId} collate "C"`));
  return rows.map(({ nodeId }) => nodeId);
}

/** The same with their names, which a title of the past no longer has. */
export async function listNamedTitles(
  queries: Queries,
  brandId: string,
): Promise<{ nodeId: string; name: string }[]> {
  const { nodeId } = gamesJackpotTitle;
  const rows = await queries
    .select({ nodeId, names: gamesTitle.names })
    .from(gamesJackpotTitle)
    .leftJoin(
      gamesTitle,
      and(eq(gamesTitle.brandId, gamesJackpotTitle.brandId), eq(gamesTitle.nodeId, nodeId)),
    )
    .where(eq(gamesJackpotTitle.brandId, brandId))
    .orderBy(asc(sql`${nodeId} collate "C"`));
  return rows.map((row) => ({ nodeId: row.nodeId, name: row.names?.EN ?? row.nodeId }));
}

/** The titles of some vendors in some categories. */
export async function listTitlesOf(
  queries: Queries,
  brandId: string,
  { vendors, categories }: { vendors: readonly string[]; categories: readonly GameCategory[] },
): Promise<string[]> {
  if (vendors.length === 0) return [];
  const rows = await queries
    .select({ nodeId: gamesTitle.nodeId })
    .from(gamesTitle)
    .where(
      and(
        eq(gamesTitle.brandId, brandId),
        inArray(gamesTitle.vendor, [...vendors]),
        inArray(gamesTitle.category, [...categories]),
      ),
    );
  return rows.map(({ nodeId }) => nodeId);
}

export async function listKnownTitles(
  queries: Queries,
  brandId: string,
  nodeIds: readonly string[],
): Promise<Set<string>> {
  if (nodeIds.length === 0) return new Set();
  const rows = await queries
    .select({ nodeId: gamesTitle.nodeId })
    .from(gamesTitle)
    .where(and(eq(gamesTitle.brandId, brandId), inArray(gamesTitle.nodeId, [...nodeIds])));
  return new Set(rows.map(({ nodeId }) => nodeId));
}

export async function flagTitles(
  tx: Tx,
  brandId: string,
  { add, remove, now }: { add: readonly string[]; remove: readonly string[]; now: Date },
): Promise<void> {
  if (add.length > 0)
    await tx
      .insert(gamesJackpotTitle)
      .values(add.map((nodeId) => ({ brandId, nodeId, at: now })))
      .onConflictDoNothing();
  if (remove.length > 0)
    await tx
      .delete(gamesJackpotTitle)
      .where(and(eq(gamesJackpotTitle.brandId, brandId), inArray(gamesJackpotTitle.nodeId, [...remove])));
}
