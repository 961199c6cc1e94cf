import type { Tx } from '@parlour/database/database';
import { and, asc, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import {
  arcadeCardAction,
  arcadeCardHand,
  arcadeCardResult,
  arcadeCardSitting,
  arcadeCardTable,
  arcadeCardTopUp,
} from '../card-tables.schema.ts';

/** Those that ended before a moment, but for the last of each table, which it still shows. */
export async function listOldPracticeHands(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: arcadeCardHand.id })
    .from(arcadeCardHand)
    .innerJoin(arcadeCardTable, eq(arcadeCardTable.id, arcadeCardHand.tableId))
    .where(
      and(
        eq(arcadeCardTable.isPractice, true),
        lte(arcadeCardHand.endedAt, before),
        or(isNull(arcadeCardTable.handId), ne(arcadeCardTable.handId, arcadeCardHand.id)),
      ),
    )
    .orderBy(asc(arcadeCardHand.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deletePracticeHands(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(arcadeCardAction).where(inArray(arcadeCardAction.handId, [...ids]));
  await tx.delete(arcadeCardResult).where(inArray(arcadeCardResult.handId, [...ids]));
  await tx.delete(arcadeCardHand).where(inArray(arcadeCardHand.id, [...ids]));
}

/** Sittings at practice tables that ended before a moment. Answers how many there were. */
export async function deletePracticeSittings(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx
    .select({ id: arcadeCardSitting.id })
    .from(arcadeCardSitting)
    .where(and(eq(arcadeCardSitting.isPractice, true), lte(arcadeCardSitting.leftAt, before)))
    .orderBy(asc(arcadeCardSitting.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(arcadeCardTopUp).where(inArray(arcadeCardTopUp.sittingId, ids));
  await tx.delete(arcadeCardSitting).where(inArray(arcadeCardSitting.id, ids));
  return ids.length;
}
