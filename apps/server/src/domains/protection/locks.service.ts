import type { Clock } from '@parlour/clock/clock';
import { type LockCovers, MEMBER_TYPE } from '@parlour/contract';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { changesBetween } from '../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../http/calls/operator-call.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import { type GuardChanges, protectedMember } from './guard-changes.service.ts';
import { deleteLock, listLocks, saveLock } from './locks.repo.ts';

type Wanted = { memberId: string; covers: LockCovers; isLocked: boolean; reason: string };
type LockNeeds = {
  guardChanges: GuardChanges;
  clock: Clock;
  audit: AuditWriter;
  findMember: Identity['findMember'];
};
export type Locks = ReturnType<typeof createLocks>;

/** Locks that operators set to protect a member. */
export function createLocks({ guardChanges, clock, audit, findMember }: LockNeeds) {
  return {
    async set(
      brand: Brand,
      { memberId, covers, isLocked, reason }: Wanted,
      { operator, actor }: { operator: Operator; actor: Actor },
    ): Promise<void> {
      const found = await findMember(brand.id, memberId);
      if (!found) throw new Refusal('not_found');
      // A trial's money is not real, and it is deleted within days.
      if (found.type === MEMBER_TYPE.TRIAL) throw new Refusal('not_permitted');
      const member = protectedMember(brand, memberId);
      await guardChanges.change(member, async (tx) => {
        const wasLocked = (await listLocks(tx, member)).some((lock) => lock.covers === covers);
        if (isLocked) {
          const lockedAt = new Date(clock.now());
          await saveLock(tx, member, { covers, reason, lockedBy: operator.id, lockedAt });
        } else await deleteLock(tx, member, covers);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: isLocked ? 'protection.lock_member' : 'protection.unlock_member',
          target: { kind: 'member', id: memberId },
          brandId: brand.id,
          changes: changesBetween({ [covers]: { isLocked: wasLocked } }, { [covers]: { isLocked } }),
          reason,
        });
      });
    },
  };
}
