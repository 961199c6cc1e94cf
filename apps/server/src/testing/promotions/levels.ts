import { promotionsStanding } from '../../domains/promotions/vip/vip.schema.ts';
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
