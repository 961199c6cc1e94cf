import type { Tx } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { promotionsNight } from './play.schema.ts';

export type NightPlace = { readonly day: string; readonly lane: number };

/** How far the night of a day is, locked; null: nothing is done yet. */
export async function lockNight(
  tx: Tx,
  brandId: string,
  { at, ...place }: NightPlace & { at: Date },
): Promise<string | null> {
  await tx
    .insert(promotionsNight)
    .values({ brandId, ...place, doneUpTo: null, at })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ doneUpTo: promotionsNight.doneUpTo })
    .from(promotionsNight)
    .where(isAt(brandId, place))
    .for('update');
  return row?.doneUpTo ?? null;
}

export async function saveNight(
  tx: Tx,
  brandId: string,
  { doneUpTo, at, ...place }: NightPlace & { doneUpTo: string; at: Date },
): Promise<void> {
  await tx.update(promotionsNight).set({ doneUpTo, at }).where(isAt(brandId, place));
}

const isAt = (brandId: string, { day, lane }: NightPlace) =>
  and(eq(promotionsNight.brandId, brandId), eq(promotionsNight.day, day), eq(promotionsNight.lane, lane));

/**
 * For this transaction: compiling the statements of a batch takes many times as long as running them, and its rounds
 * are grouped in memory.
 */
export async function prepareBatch(tx: Tx): Promise<void> {
  await tx.execute(sql`set local jit = off`);
  await tx.execute(sql`set local work_mem = '64MB'`);
}
