import type { Clock } from '@parlour/clock/clock';
import type { LimitPeriod } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Actor } from '../../http/calls/operator-call.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { endOfPeriod } from '../../tenancy/periods.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import { type ChangeAbout, listChanges } from './changes.repo.ts';
import { type Exclusion, findExclusion, listExclusions } from './exclusions.repo.ts';
import { type GuardedMoney, type ProtectedMember, protectedMember } from './guard-changes.service.ts';
import { type Interaction, listInteractions } from './interactions.repo.ts';
import { listLimits } from './limits.repo.ts';
import { describeLimits } from './limits.rules.ts';
import { listLocks } from './locks.repo.ts';
import { findRealityCheck } from './reality-check.repo.ts';

type OperatorName = { id: string; name: string; displayName: string };
export type PeopleDirectory = { describe(ids: string[]): Promise<Map<string, OperatorName>> };
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
  const { queries } = database;

  async function describe(brand: Brand, member: ProtectedMember) {
    const nowMs = clock.now();
    const exclusion = await findExclusion(queries, member, nowMs);
    const used = await money.used(member);
    const endOf = (period: LimitPeriod) => endOfPeriod(brand.settings, period, nowMs);
    return {
      currency: member.currency,
      limits: describeLimits(await listLimits(queries, member), { used, endOf }),
      exclusion: exclusion && describeExclusion(exclusion),
      realityCheckMinutes: (await findRealityCheck(queries, member))?.minutes ?? null,
    };
  }

  async function forOperator(brand: Brand, memberId: string) {
    const member = protectedMember(brand, memberId);
    const locks = await listLocks(queries, member);
    const exclusions = await listExclusions(queries, member);
    const changes = await listChanges(queries, member);
    const interactions = await listInteractions(queries, member);
    const mentioned = [
      ...locks.map(({ lockedBy }) => lockedBy),
      ...exclusions.map(({ setBy }) => setBy),
      ...changes.map(({ operatorId }) => operatorId),
      ...interactions.flatMap(({ operatorId, followedBy }) => [operatorId, followedBy]),
    ].filter((id) => id !== null);
    const person = await operatorNames(people, mentioned);
    return {
      memberId,
      ...(await describe(brand, member)),
      exclusions: exclusions.map((exclusion) => ({
        ...describeExclusion(exclusion),
        by: exclusion.setBy === null ? null : person(exclusion.setBy),
      })),
      locks: locks.map(({ covers, reason, lockedBy, lockedAt }) => ({
        covers,
        reason,
        lockedBy: person(lockedBy),
        lockedAt: lockedAt.getTime(),
      })),
      changes: changes.map(({ id, at, what, operatorId, reason, about }) => ({
        ...NO_DETAIL,
        ...about,
        id,
        at: at.getTime(),
        what,
        by: operatorId === null ? null : person(operatorId),
        reason,
      })),
      interactions: interactions.map((interaction) => describeInteraction(interaction, person)),
    };
  }

  return {
    forOperator,

    async forMember(brand: Brand, memberId: string) {
      const member = protectedMember(brand, memberId);
      const covered = new Set((await listLocks(queries, member)).map(({ covers }) => covers));
      const locks = { deposit: covered.has('deposit'), play: covered.has('play') };
      return { ...(await describe(brand, member)), locks };
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

/** Every detail a change can have; each has some of them. */
const NO_DETAIL: Required<{ [Name in keyof ChangeAbout]: null }> = {
  kind: null,
  period: null,
  before: null,
  after: null,
  until: null,
  covers: null,
  minutes: null,
};

const describeExclusion = ({ sinceMs, untilMs }: Exclusion) => ({ since: sinceMs, until: untilMs });

/** Names operators; one that was removed keeps the id. */
export async function operatorNames(people: PeopleDirectory, ids: readonly string[]) {
  const names = await people.describe([...new Set(ids)]);
  return (id: string): OperatorName => names.get(id) ?? { id, name: '', displayName: '' };
}

export function describeInteraction(interaction: Interaction, person: (id: string) => OperatorName) {
  const { id, at, operatorId, kind, note, followUpOn, followedAt, followedBy, followedNote } = interaction;
  return {
    id,
    at: at.getTime(),
    by: person(operatorId),
    kind,
    note,
    followUpOn,
    followedUp:
      followedAt && followedBy
        ? { at: followedAt.getTime(), by: person(followedBy), note: followedNote ?? '' }
        : null,
  };
}
