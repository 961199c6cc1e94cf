import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { messagesChatAnswer, messagesChatDesk } from './chat.schema.ts';

const d = messagesChatDesk;
const a = messagesChatAnswer;

export type AnswerRow = typeof a.$inferSelect;

export async function putAtDesk(tx: Tx, row: typeof d.$inferSelect): Promise<void> {
  await tx
    .insert(d)
    .values(row)
    .onConflictDoUpdate({ target: [d.brandId, d.operatorId], set: { seenAt: row.seenAt } });
}

export async function removeFromDesk(tx: Tx, brandId: string, operatorId: string): Promise<void> {
  await tx.delete(d).where(and(eq(d.brandId, brandId), eq(d.operatorId, operatorId)));
}

export async function listAtDesk(queries: Queries, brandId: string, seenAfter: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: d.operatorId })
    .from(d)
    .where(and(eq(d.brandId, brandId), gt(d.seenAt, seenAfter)))
    .orderBy(asc(d.operatorId));
  return rows.map(({ id }) => id);
}

export function listAnswers(queries: Queries, brandId: string): Promise<AnswerRow[]> {
  return queries.select().from(a).where(eq(a.brandId, brandId)).orderBy(asc(a.title), asc(a.id));
}

export async function findAnswer(tx: Tx, brandId: string, id: string): Promise<AnswerRow | undefined> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(eq(a.brandId, brandId), eq(a.id, id)));
  return row;
}

export async function countAnswers(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(a).where(eq(a.brandId, brandId));
  return Number(row?.all ?? 0);
}

export async function putAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  const { brandId: _brand, id: _id, ...changed } = row;
  await tx
    .insert(a)
    .values(row)
    .onConflictDoUpdate({ target: [a.brandId, a.id], set: changed });
}

export async function removeAnswer(tx: Tx, brandId: string, id: string): Promise<void> {
  await tx.delete(a).where(and(eq(a.brandId, brandId), eq(a.id, id)));
}
