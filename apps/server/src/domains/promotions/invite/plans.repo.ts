import type { InvitePlan } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { desc, eq } from 'drizzle-orm';
import { promotionsInvitePlan } from './invite.schema.ts';

type PlanRow = typeof promotionsInvitePlan.$inferSelect;

export async function findInvitePlan(queries: Queries, brandId: string): Promise<PlanRow | undefined> {
  const [row] = await queries
    .select()
    .from(promotionsInvitePlan)
    .where(eq(promotionsInvitePlan.brandId, brandId))
    .orderBy(desc(promotionsInvitePlan.version))
    .limit(1);
  return row;
}

/** Whether it is the next version: false if somebody else wrote it. */
export async function insertInvitePlan(
  tx: Tx,
  brandId: string,
  row: { version: number; plan: InvitePlan; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(promotionsInvitePlan)
    .values({ brandId, ...row })
    .onConflictDoNothing()
    .returning({ version: promotionsInvitePlan.version });
  return rows.length > 0;
}
