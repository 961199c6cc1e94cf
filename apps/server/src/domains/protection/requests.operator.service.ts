import type { Clock } from '@parlour/clock/clock';
import type { ExclusionTerm, LimitKind, LimitPeriod, LockCovers } from '@parlour/contract';
import type { AuditEntry, AuditWriter } from '../../audit/audit-entry.ts';
import { changesBetween } from '../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../http/calls/operator-call.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import { insertChange } from './changes.repo.ts';
import type { Exclusions } from './exclusions.service.ts';
import { type GuardChanges, requireProtected } from './guard-changes.service.ts';
import type { Limits } from './limits.service.ts';
import { deleteLock, listLocks, saveLock } from './locks.repo.ts';

type About = { memberId: string; reason: string };
type WantedLock = About & { covers: LockCovers; isLocked: boolean };
type WantedLimit = About & { kind: LimitKind; period: LimitPeriod; amount: string | null };
type WantedExclusion = About & { for: ExclusionTerm };
type Who = { operator: Operator; actor: Actor };
type Needs = {
  guardChanges: GuardChanges;
  clock: Clock;
  audit: AuditWriter;
  findMember: Identity['findMember'];
  limits: Pick<Limits, 'setFor'>;
  exclusions: Pick<Exclusions, 'exclude'>;
};
export type OperatorRequests = ReturnType<typeof createOperatorRequests>;

/** What operators do to protect a member: locks of their own, limits and exclusions at the member's request. */
export function createOperatorRequests(needs: Needs) {
  const { guardChanges, clock, audit, findMember, limits, exclusions } = needs;

  const entryOf = (brand: Brand, { memberId, reason }: About, actor: Actor) =>
    ({
      actor,
      kind: 'change',
      target: { kind: 'member', id: memberId },
      brandId: brand.id,
      reason,
    }) satisfies Partial<AuditEntry>;

  return {
    async lock(brand: Brand, wanted: WantedLock, { operator, actor }: Who): Promise<void> {
      const { memberId, covers, isLocked, reason } = wanted;
      const member = await requireProtected(findMember, brand, memberId);
      const by = { operatorId: operator.id, reason };
      await guardChanges.change(member, async (tx) => {
        const wasLocked = (await listLocks(tx, member)).some((lock) => lock.covers === covers);
        if (isLocked) {
          const lockedAt = new Date(clock.now());
          await saveLock(tx, member, { covers, reason, lockedBy: operator.id, lockedAt });
        } else await deleteLock(tx, member, covers);
        await insertChange(tx, clock, {
          ...member,
          what: isLocked ? 'locked' : 'unlocked',
          by,
          about: { covers },
        });
        await audit.record(tx, {
          ...entryOf(brand, wanted, actor),
          action: isLocked ? 'protection.lock_member' : 'protection.unlock_member',
          changes: changesBetween({ [covers]: { isLocked: wasLocked } }, { [covers]: { isLocked } }),
        });
      });
    },

    async setLimit(brand: Brand, wanted: WantedLimit, { operator, actor }: Who): Promise<void> {
      const { memberId, kind, period, amount, reason } = wanted;
      const member = await requireProtected(findMember, brand, memberId);
      const by = { operatorId: operator.id, reason };
      await guardChanges.change(member, async (tx) => {
        await limits.setFor(tx, member, { kind, period, amount, by });
        await audit.record(tx, {
          ...entryOf(brand, wanted, actor),
          action: 'protection.set_limit',
          changes: changesBetween({}, { kind, period, amount: amount ?? 'none' }),
        });
      });
    },

    async exclude(brand: Brand, wanted: WantedExclusion, { operator, actor }: Who): Promise<void> {
      const { memberId, for: term, reason } = wanted;
      const member = await requireProtected(findMember, brand, memberId);
      const by = { operatorId: operator.id, reason };
      await guardChanges.change(member, async (tx) => {
        await exclusions.exclude(tx, member, { term, by });
        await audit.record(tx, {
          ...entryOf(brand, wanted, actor),
          action: 'protection.exclude_member',
          changes: changesBetween({}, { term }),
        });
      });
    },
  };
}
