import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { promotionsMallItem } from './mall.schema.ts';

const i = promotionsMallItem;

export type ItemRow = typeof i.$inferSelect;
type Key = { brandId: string; id: string };

const isOf = ({ brandId, id }: Key) => and(eq(i.brandId, brandId), eq(i.id, id));

export const listItems = (queries: Queries, brandId: string): Promise<ItemRow[]> =>
  queries.select().from(i).where(eq(i.brandId, brandId)).orderBy(asc(i.id));

export async function findItem(queries: Queries, key: Key): Promise<ItemRow | undefined> {
  const [row] = await queries.select().from(i).where(isOf(key));
  return row;
}

/** Whoever orders or changes an item waits here for the others. */
export async function lockItem(tx: Tx, key: Key): Promise<ItemRow | undefined> {
  const [row] = await tx.select().from(i).where(isOf(key)).for('update');
  return row;
}

export async function putItem(tx: Tx, row: ItemRow): Promise<void> {
  const { brandId, id, ...changes } = row;
  await tx
    .insert(i)
    .values(row)
    .onConflictDoUpdate({ target: [i.brandId, i.id], set: changes });
}

/** Whether there was enough. */
export async function takeStock(tx: Tx, key: Key, count: number): Promise<boolean> {
  const rows = await tx
    .update(i)
    .set({ stock: sql`${i.stock} - ${count}` })
    .where(and(isOf(key), gte(i.stock, count)))
    .returning({ id: i.id });
  return rows.length > 0;
}

export async function returnStock(tx: Tx, key: Key, count: number): Promise<void> {
  await tx
    .update(i)
    .set({ stock: sql`${i.stock} + ${count}` })
    .where(isOf(key));
}
