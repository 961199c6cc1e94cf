import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, eq } from 'drizzle-orm';
import { gamesMatch } from './matches.schema.ts';

export type MatchRow = typeof gamesMatch.$inferSelect;
const m = gamesMatch;

/** In display order. */
export function listMatches(queries: Queries, brandId: string): Promise<MatchRow[]> {
  return queries
    .select()
    .from(m)
    .where(eq(m.brandId, brandId))
    .orderBy(asc(m.sort), asc(m.matchTime), asc(m.id));
}

export async function findMatch(tx: Tx, brandId: string, id: string): Promise<MatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(m)
    .where(and(eq(m.brandId, brandId), eq(m.id, id)))
    .for('update');
  return row;
}

export async function countMatches(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(m).where(eq(m.brandId, brandId));
  return Number(row?.all ?? 0);
}

export async function saveMatch(tx: Tx, row: MatchRow): Promise<void> {
  const { brandId: _brand, id: _id, createdAt: _created, ...changed } = row;
  await tx
    .insert(m)
    .values(row)
    .onConflictDoUpdate({ target: [m.brandId, m.id], set: changed });
}
