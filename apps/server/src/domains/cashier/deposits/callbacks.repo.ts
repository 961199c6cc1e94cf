import type { Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { cashierCallback } from './deposits.schema.ts';

type Callback = typeof cashierCallback.$inferSelect;

/** False if it came before. Waits for a concurrent insert of the same event. */
export async function insertCallback(tx: Tx, callback: Callback): Promise<boolean> {
  const rows = await tx
    .insert(cashierCallback)
    .values(callback)
    .onConflictDoNothing()
    .returning({ event: cashierCallback.event });
  return rows.length > 0;
}

export async function saveOutcome(
  tx: Tx,
  { brandId, gateway, event }: Pick<Callback, 'brandId' | 'gateway' | 'event'>,
  set: Pick<Callback, 'subjectId' | 'outcome'>,
): Promise<void> {
  await tx
    .update(cashierCallback)
    .set(set)
    .where(
      and(
        eq(cashierCallback.brandId, brandId),
        eq(cashierCallback.gateway, gateway),
        eq(cashierCallback.event, event),
      ),
    );
}
