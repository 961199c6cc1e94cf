import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { cashierTurnover } from './turnover.schema.ts';

export type TurnoverRow = typeof cashierTurnover.$inferSelect;
type MemberKey = { brandId: string; memberId: string };

const isOpenOf = ({ brandId, memberId }: MemberKey) =>
  and(
    eq(cashierTurnover.brandId, brandId),
    eq(cashierTurnover.memberId, memberId),
    isNull(cashierTurnover.endedAt),
  );
const OLDEST_FIRST = [asc(cashierTurnover.createdAt), asc(cashierTurnover.id)];

export function listOpenTurnovers(queries: Queries, member: MemberKey): Promise<TurnoverRow[]> {
  return queries
    .select()
    .from(cashierTurnover)
    .where(isOpenOf(member))
    .orderBy(...OLDEST_FIRST);
}

export function lockOpenTurnovers(tx: Tx, member: MemberKey): Promise<TurnoverRow[]> {
  return tx
    .select()
    .from(cashierTurnover)
    .where(isOpenOf(member))
    .orderBy(...OLDEST_FIRST)
    .for('update');
}

/** False if the deposit or gift already has one. */
export async function insertTurnover(tx: Tx, row: TurnoverRow): Promise<boolean> {
  const rows = await tx
    .insert(cashierTurnover)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: cashierTurnover.id });
  return rows.length > 0;
}

export async function saveTurnover(
  tx: Tx,
  { brandId, id, done, afterSeq, endedAt }: TurnoverRow,
): Promise<void> {
  await tx
    .update(cashierTurnover)
    .set({ done, afterSeq, endedAt })
    .where(and(eq(cashierTurnover.brandId, brandId), eq(cashierTurnover.id, id)));
}
