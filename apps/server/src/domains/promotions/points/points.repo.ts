import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { promotionsPointLot, promotionsPointUse } from './points.schema.ts';

const [l, u] = [promotionsPointLot, promotionsPointUse];

export type PointLotRow = typeof l.$inferSelect;
type PointUseRow = typeof u.$inferSelect;
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

/** Negative: takes from it. */
export async function changeLot(
  tx: Tx,
  brandId: string,
  { id, change }: { id: string; change: number },
): Promise<void> {
  await tx
    .update(l)
    .set({ left: sql`${l.left} + ${change}` })
    .where(and(eq(l.brandId, brandId), eq(l.id, id)));
}

export async function addUses(tx: Tx, rows: PointUseRow[]): Promise<void> {
  await tx.insert(u).values(rows);
}

/** Marks what was spent on a cause as given back, once; each with its lot. */
export async function returnUses(
  tx: Tx,
  brandId: string,
  { cause, at }: { cause: string; at: Date },
): Promise<{ use: PointUseRow; lot: PointLotRow }[]> {
  const uses = await tx
    .update(u)
    .set({ returnedAt: at })
    .where(and(eq(u.brandId, brandId), eq(u.cause, cause), isNull(u.returnedAt)))
    .returning();
  const found: { use: PointUseRow; lot: PointLotRow }[] = [];
  for (const use of uses) {
    const [lot] = await tx
      .select()
      .from(l)
      .where(and(eq(l.brandId, brandId), eq(l.id, use.lotId)))
      .for('update');
    if (!lot) throw new Error(`no lot ${use.lotId}`);
    found.push({ use, lot });
  }
  return found;
}
