import type { LockCovers } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import type { GuardedMember } from './guards.repo.ts';
import { protectionLock } from './protection.schema.ts';

export type Lock = Pick<typeof protectionLock.$inferSelect, 'covers' | 'reason' | 'lockedBy' | 'lockedAt'>;

export async function listLocks(queries: Queries, { brandId, memberId }: GuardedMember): Promise<Lock[]> {
  return queries
    .select()
    .from(protectionLock)
    .where(and(eq(protectionLock.brandId, brandId), eq(protectionLock.memberId, memberId)))
    .orderBy(protectionLock.covers);
}

/** A repeated lock takes the newest reason. */
export async function saveLock(tx: Tx, { brandId, memberId }: GuardedMember, lock: Lock): Promise<void> {
  await tx
    .insert(protectionLock)
    .values({ brandId, memberId, ...lock })
    .onConflictDoUpdate({
      target: [protectionLock.brandId, protectionLock.memberId, protectionLock.covers],
      set: lock,
    });
}

/** The record still shows that there was one. */
export async function deleteLock(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  covers: LockCovers,
): Promise<void> {
  await tx
    .delete(protectionLock)
    .where(
      and(
        eq(protectionLock.brandId, brandId),
        eq(protectionLock.memberId, memberId),
        eq(protectionLock.covers, covers),
      ),
    );
}
