import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { cashierTurnover, cashierTurnoverRound } from './turnover.schema.ts';

export type TurnoverRow = typeof cashierTurnover.$inferSelect;
type MemberKey = { brandId: string; memberId: string };

/** What is open, and what ended so lately that a refund may open it again. */
const isCountedOf = ({ brandId, memberId }: MemberKey, endedAfter: Date) =>
  and(
    eq(cashierTurnover.brandId, brandId),
    eq(cashierTurnover.memberId, memberId),
    or(isNull(cashierTurnover.endedAt), gt(cashierTurnover.endedAt, endedAfter)),
  );
const OLDEST_FIRST = [asc(cashierTurnover.createdAt), asc(cashierTurnover.id)];

export function listTurnovers(queries: Queries, member: MemberKey, endedAfter: Date): Promise<TurnoverRow[]> {
  return queries
    .select()
    .from(cashierTurnover)
    .where(isCountedOf(member, endedAfter))
    .orderBy(...OLDEST_FIRST);
}

export function lockTurnovers(tx: Tx, member: MemberKey, endedAfter: Date): Promise<TurnoverRow[]> {
  return tx
    .select()
    .from(cashierTurnover)
    .where(isCountedOf(member, endedAfter))
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
  { brandId, id, done, afterSeq, roundsUntil, endedAt }: TurnoverRow,
): Promise<void> {
  await tx
    .update(cashierTurnover)
    .set({ done, afterSeq, roundsUntil, endedAt })
    .where(and(eq(cashierTurnover.brandId, brandId), eq(cashierTurnover.id, id)));
}

/** Which of these rounds were taken from what was done. */
export async function listTakenRounds(
  queries: Queries,
  { brandId, memberId }: MemberKey,
  rounds: readonly string[],
): Promise<string[]> {
  if (rounds.length === 0) return [];
  const t = cashierTurnoverRound;
  const rows = await queries
    .select({ round: t.round })
    .from(t)
    .where(and(eq(t.brandId, brandId), eq(t.memberId, memberId), inArray(t.round, [...rounds])));
  return rows.map(({ round }) => round);
}

export async function insertTakenRounds(
  tx: Tx,
  rows: (typeof cashierTurnoverRound.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(cashierTurnoverRound).values(rows);
}
