import type { VipLevel } from '@parlour/contract';
import { DEFAULT_PLAN } from '../../domains/promotions/vip/plan.rules.ts';
import { promotionsStanding, promotionsVipPlan } from '../../domains/promotions/vip/vip.schema.ts';
import type { TestApp } from '../test-app.ts';

/** As if nights had brought the member to the level. */
export async function putLevel(
  { database }: TestApp,
  { brandId, id }: { brandId: string; id: string },
  level: number,
): Promise<void> {
  const none = { progress: 0n, monthValid: 0n, pointsRest: 0n };
  await database.queries
    .insert(promotionsStanding)
    .values({ brandId, memberId: id, level, month: '2026-11', ...none })
    .onConflictDoUpdate({
      target: [promotionsStanding.brandId, promotionsStanding.memberId],
      set: { level },
    });
}

/** As if two operators had agreed on these levels. */
export async function putLevels(
  { database, clock }: TestApp,
  brandId: string,
  levels: readonly Partial<VipLevel>[],
): Promise<void> {
  const plan = { ...DEFAULT_PLAN, levels: levels as VipLevel[] };
  await database.queries
    .insert(promotionsVipPlan)
    .values({ brandId, version: 1, plan, at: new Date(clock.now()) });
}
