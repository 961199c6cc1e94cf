import type { Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { promotionsNight } from './play.schema.ts';

/** How far the night of a day is, locked; null: nothing is done yet. */
export async function lockNight(
  tx: Tx,
  brandId: string,
  { day, at }: { day: string; at: Date },
): Promise<string | null> {
  await tx.insert(promotionsNight).values({ brandId, day, doneUpTo: null, at }).onConflictDoNothing();
  const [row] = await tx
    .select({ doneUpTo: promotionsNight.doneUpTo })
    .from(promotionsNight)
    .where(and(eq(promotionsNight.brandId, brandId), eq(promotionsNight.day, day)))
    .for('update');
  return row?.doneUpTo ?? null;
}

export async function saveNight(
  tx: Tx,
  brandId: string,
  { day, doneUpTo, at }: { day: string; doneUpTo: string; at: Date },
): Promise<void> {
  await tx
    .update(promotionsNight)
    .set({ doneUpTo, at })
    .where(and(eq(promotionsNight.brandId, brandId), eq(promotionsNight.day, day)));
}
