import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { promotionsPointLot } from './points.schema.ts';

const l = promotionsPointLot;

export type PointLotRow = typeof l.$inferSelect;
type Member = { brandId: string; memberId: string };

export async function addLot(tx: Tx, row: PointLotRow): Promise<void> {
  await tx
    .insert(l)
    .values(row)
    .onConflictDoNothing({ target: [l.brandId, l.cause] });
}

const isGood = ({ brandId, memberId }: Member, now: Date) =>
  and(eq(l.brandId, brandId), eq(l.memberId, memberId), gt(l.left, 0), gt(l.expiresAt, now));

/** What expires first comes first. */
export const listLots = (queries: Queries, member: Member, now: Date): Promise<PointLotRow[]> =>
  queries.select().from(l).where(isGood(member, now)).orderBy(asc(l.expiresAt), asc(l.id));

/** The same, for whoever takes from them. */
export const lockLots = (tx: Tx, member: Member, now: Date): Promise<PointLotRow[]> =>
  tx.select().from(l).where(isGood(member, now)).orderBy(asc(l.expiresAt), asc(l.id)).for('update');

export async function takeFromLot(
  tx: Tx,
  brandId: string,
  { id, taken }: { id: string; taken: number },
): Promise<void> {
  await tx
    .update(l)
    .set({ left: sql`${l.left} - ${taken}` })
    .where(and(eq(l.brandId, brandId), eq(l.id, id)));
}
