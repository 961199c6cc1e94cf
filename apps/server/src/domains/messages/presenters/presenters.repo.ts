import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, eq } from 'drizzle-orm';
import { messagesPresenter } from './presenters.schema.ts';

const p = messagesPresenter;
export type PresenterRow = typeof p.$inferSelect;

export function listPresenters(queries: Queries, brandId: string): Promise<PresenterRow[]> {
  return queries.select().from(p).where(eq(p.brandId, brandId)).orderBy(asc(p.id));
}

export async function countPresenters(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(p).where(eq(p.brandId, brandId));
  return Number(row?.all ?? 0);
}

export async function findPresenter(tx: Tx, brandId: string, id: string): Promise<PresenterRow | undefined> {
  const [row] = await tx
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.id, id)))
    .for('update');
  return row;
}

export async function putPresenter(tx: Tx, row: PresenterRow): Promise<void> {
  const { brandId: _brand, id: _id, ...changed } = row;
  await tx
    .insert(p)
    .values(row)
    .onConflictDoUpdate({ target: [p.brandId, p.id], set: changed });
}

export async function removePresenter(tx: Tx, brandId: string, id: string): Promise<void> {
  await tx.delete(p).where(and(eq(p.brandId, brandId), eq(p.id, id)));
}
