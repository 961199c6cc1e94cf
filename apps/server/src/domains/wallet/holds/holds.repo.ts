import type { Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { walletHold } from './holds.schema.ts';

export type Hold = typeof walletHold.$inferSelect;

export async function insertHold(tx: Tx, hold: Hold): Promise<void> {
  await tx.insert(walletHold).values(hold);
}

export async function lockHold(tx: Tx, brandId: string, id: string): Promise<Hold | undefined> {
  const [hold] = await tx
    .select()
    .from(walletHold)
    .where(and(eq(walletHold.brandId, brandId), eq(walletHold.id, id)))
    .for('update');
  return hold;
}

export async function endHold(
  tx: Tx,
  { brandId, id }: Pick<Hold, 'brandId' | 'id'>,
  ending: { state: 'posted' | 'voided'; endedAt: Date },
): Promise<void> {
  await tx
    .update(walletHold)
    .set(ending)
    .where(and(eq(walletHold.brandId, brandId), eq(walletHold.id, id)));
}
