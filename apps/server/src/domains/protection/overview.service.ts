import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Actor } from '../../http/calls/operator-call.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import { type Exclusion, findExclusion, listExclusions } from './exclusions.repo.ts';
import { type GuardedMoney, type ProtectedMember, protectedMember } from './guard-changes.service.ts';
import { listLimits } from './limits.repo.ts';
import { describeLimits } from './limits.rules.ts';
import { listLocks } from './locks.repo.ts';

export type PeopleDirectory = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type OverviewNeeds = {
  database: Database;
  clock: Clock;
  money: GuardedMoney;
  audit: AuditWriter;
  people: PeopleDirectory;
  findMember: Identity['findMember'];
};
export type Overview = ReturnType<typeof createOverview>;

/** What protects a member, as they and as operators see it. */
export function createOverview({ database, clock, money, audit, people, findMember }: OverviewNeeds) {
  async function describe(member: ProtectedMember) {
    const { queries } = database;
    const exclusion = await findExclusion(queries, member, clock.now());
    return {
      limits: describeLimits(await listLimits(queries, member), await money.used(member)),
      exclusion: exclusion && describeExclusion(exclusion),
    };
  }

  async function forOperator(brand: Brand, memberId: string) {
    const { queries } = database;
    const member = protectedMember(brand, memberId);
    const locks = await listLocks(queries, member);
    const names = await people.describe(locks.map(({ lockedBy }) => lockedBy));
    return {
      memberId,
      ...(await describe(member)),
      exclusions: (await listExclusions(queries, member)).map(describeExclusion),
      locks: locks.map(({ covers, reason, lockedBy, lockedAt }) => ({
        covers,
        reason,
        lockedBy: names.get(lockedBy) ?? { id: lockedBy, name: '', displayName: '' },
        lockedAt: lockedAt.getTime(),
      })),
    };
  }

  return {
    forOperator,

    async forMember(member: ProtectedMember) {
      const covered = new Set((await listLocks(database.queries, member)).map(({ covers }) => covers));
      const locks = { deposit: covered.has('deposit'), play: covered.has('play') };
      return { ...(await describe(member)), locks };
    },

    /** Viewing a member is recorded. */
    async look(brand: Brand, memberId: string, actor: Actor) {
      if (!(await findMember(brand.id, memberId))) throw new Refusal('not_found');
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'protection.view_member',
          target: { kind: 'member', id: memberId },
          brandId: brand.id,
        }),
      );
      return forOperator(brand, memberId);
    },
  };
}

const describeExclusion = ({ sinceMs, untilMs }: Exclusion) => ({ since: sinceMs, until: untilMs });
