import type { VipPlan } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { desc, eq } from 'drizzle-orm';
import { promotionsVipPlan } from './vip.schema.ts';

export type PlanRow = typeof promotionsVipPlan.$inferSelect;

export async function findPlan(queries: Queries, brandId: string): Promise<PlanRow | undefined> {
  const [row] = await queries
    .select()
    .from(promotionsVipPlan)
    .where(eq(promotionsVipPlan.brandId, brandId))
    .orderBy(desc(promotionsVipPlan.version))
    .limit(1);
  return row && { ...row, plan: completed(row.plan) };
}

/** Plans of earlier days say nothing of withdrawals and free rounds: their levels have none. */
const completed = (plan: VipPlan): VipPlan => ({
  ...plan,
  levels: plan.levels.map((level) => ({ ...NOT_YET, ...level })),
});
const NOT_YET = { freeWithdrawals: 0, moreWithdrawals: 0, stepRounds: null };

/** Whether it is the next version: false if somebody else wrote it. */
export async function insertPlan(
  tx: Tx,
  brandId: string,
  row: { version: number; plan: VipPlan; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(promotionsVipPlan)
    .values({ brandId, ...row })
    .onConflictDoNothing()
    .returning({ version: promotionsVipPlan.version });
  return rows.length > 0;
}
