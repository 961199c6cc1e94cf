import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { promotionsBudget } from './offers.schema.ts';

const b = promotionsBudget;
type Key = { brandId: string; id: string };
/** Null: no limit. */
export type BudgetLimits = { readonly grants: number | null; readonly money: bigint | null };
export type Taken = { readonly grants: number; readonly money: bigint };

const isOf = ({ brandId, id }: Key) => and(eq(b.brandId, brandId), eq(b.offerId, id));

/** Takes within the limits, and keeps the row locked until the end of the transaction. Whether there was enough. */
export async function takeBudget(tx: Tx, key: Key, take: Taken, limits: BudgetLimits): Promise<boolean> {
  const rows = await tx
    .update(b)
    .set({ grants: sql`${b.grants} + ${take.grants}`, spent: sql`${b.spent} + ${take.money}` })
    .where(
      and(
        isOf(key),
        limits.grants === null ? undefined : sql`${b.grants} + ${take.grants} <= ${limits.grants}`,
        limits.money === null ? undefined : sql`${b.spent} + ${take.money} <= ${limits.money}`,
      ),
    )
    .returning({ id: b.offerId });
  return rows.length > 0;
}

export async function giveBackBudget(tx: Tx, key: Key, { grants, money }: Taken): Promise<void> {
  await tx
    .update(b)
    .set({ grants: sql`${b.grants} - ${grants}`, spent: sql`${b.spent} - ${money}` })
    .where(isOf(key));
}

export async function readBudgets(queries: Queries, brandId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { grants: number; spent: bigint }>();
  const rows = await queries
    .select()
    .from(b)
    .where(and(eq(b.brandId, brandId), inArray(b.offerId, [...ids])));
  return new Map(rows.map(({ offerId, grants, spent }) => [offerId, { grants, spent }]));
}
