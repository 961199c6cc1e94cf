import { isOneOf } from '@parlour/contract';
import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from '@parlour/contract/values/protection.rules';
import type { Queries, Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import type { GuardedMember } from './guards.repo.ts';
import { protectionRealityCheck } from './protection.schema.ts';
import type { Sitting } from './reality-check.rules.ts';

export type RealityCheck = { minutes: RealityCheckMinutes | null; sitting: Sitting };

const isOf = ({ brandId, memberId }: GuardedMember) =>
  and(eq(protectionRealityCheck.brandId, brandId), eq(protectionRealityCheck.memberId, memberId));

export async function findRealityCheck(
  queries: Queries,
  member: GuardedMember,
): Promise<RealityCheck | null> {
  const [row] = await queries.select().from(protectionRealityCheck).where(isOf(member));
  return row ? read(row) : null;
}

/** The same, locked: of several open pages one is told at a time. */
export async function lockRealityCheck(tx: Tx, member: GuardedMember): Promise<RealityCheck | null> {
  const [row] = await tx.select().from(protectionRealityCheck).where(isOf(member)).for('update');
  return row ? read(row) : null;
}

export async function saveRealityCheck(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { minutes, sitting }: RealityCheck,
): Promise<void> {
  const set = {
    everyMinutes: minutes,
    sittingSince: new Date(sitting.sinceMs),
    seenAt: new Date(sitting.seenMs),
    toldAt: new Date(sitting.toldMs),
  };
  await tx
    .insert(protectionRealityCheck)
    .values({ brandId, memberId, ...set })
    .onConflictDoUpdate({
      target: [protectionRealityCheck.brandId, protectionRealityCheck.memberId],
      set,
    });
}

function read(row: typeof protectionRealityCheck.$inferSelect): RealityCheck {
  const { everyMinutes, sittingSince, seenAt, toldAt } = row;
  return {
    minutes: isOneOf(REALITY_CHECK_MINUTES, everyMinutes) ? everyMinutes : null,
    sitting: { sinceMs: sittingSince.getTime(), seenMs: seenAt.getTime(), toldMs: toldAt.getTime() },
  };
}
