import type { Clock } from '@parlour/clock/clock';
import type { Database, Run, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import { findExclusion, readExclusionEnds } from './exclusions.repo.ts';
import { FOR_EVER_MS } from './exclusions.rules.ts';
import { createExclusions } from './exclusions.service.ts';
import { type Guard, type GuardRefusal, judge, type Movement, type Used } from './guard.rules.ts';
import { createGuardChanges, type GuardedMoney } from './guard-changes.service.ts';
import { type GuardedMember, readGuards } from './guards.repo.ts';
import { createInteractions, followUpTasks } from './interactions.service.ts';
import { createLimits } from './limits.service.ts';
import { createOverview, type PeopleDirectory } from './overview.service.ts';
import { createPositions, type DailyFigures } from './position.service.ts';
import { protectionOperatorRoutes } from './protection.operator.routes.ts';
import { protectionRoutes } from './protection.routes.ts';
import { createRealityChecks } from './reality-check.service.ts';
import { createOperatorRequests } from './requests.operator.service.ts';

export type { Guard } from './guard.rules.ts';
export { tellGuardRefusal } from './guard-refusals.service.ts';

/** Members' guards, read inside the transaction that moves the money. */
export type GuardBook = {
  read(run: Run, members: GuardedMember[]): Promise<Map<string, Guard>>;
  judge(guard: Guard, asked: { movement: Movement; used: Used; nowMs: number }): GuardRefusal | null;
};

/** Separate from the module, since the wallet needs them before the module can be created. */
export const createGuards = (): GuardBook => ({ read: readGuards, judge });

/** A stake of the member was refused, or their protection changed: open pages ask again. */
const protectionChanged = topic<GuardedMember>('protection.changed');

type ProtectionNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  audit: AuditWriter;
  people: PeopleDirectory;
  identity: Pick<Identity, 'findMember' | 'directory' | 'proofs'>;
  brands: { all(): readonly Brand[] };
  money: GuardedMoney;
  dailyFigures: DailyFigures;
};

/** What protection offers other domains, besides its guards. */
export interface Protection {
  /** Open pages of the member say why: the game's vendor only hears that it was. */
  tellStakeRefused(member: GuardedMember): Promise<void>;
  /** When the exclusions in force end, by member; null: never. */
  exclusionEnds(brandId: string, memberIds: readonly string[]): Promise<Map<string, number | null>>;
  /** Which of these members are excluded now, or were until after that moment, in the caller's transaction. */
  excluded(
    tx: Tx,
    asked: { brandId: string; memberIds: readonly string[]; afterMs?: number },
  ): Promise<ReadonlySet<string>>;
  /** Whether the member is excluded, or was until after that moment. */
  wasExcludedAfter(member: GuardedMember, atMs: number): Promise<boolean>;
}

/**
 * Protection owns what keeps members safe from themselves: limits, exclusions, locks, reminders, and what was said with
 * them about it. Other domains ask its guards before a deposit or stake.
 */
export function createProtectionModule(needs: ProtectionNeeds): DomainModule & Protection {
  const { database, clock, bus, audit, people, money } = needs;
  const { identity } = needs;
  const { findMember, proofs } = identity;
  const guardChanges = createGuardChanges({ database, clock, money });
  const overview = createOverview({ database, clock, money, audit, people, findMember });
  const limits = createLimits({ guardChanges, clock });
  const exclusions = createExclusions({ guardChanges, clock, proofs });
  return {
    routes: protectionRoutes({
      overview,
      limits,
      exclusions,
      positions: createPositions(needs.dailyFigures),
      realityChecks: createRealityChecks({ database, clock, money }),
    }),
    operatorRoutes: protectionOperatorRoutes({
      overview,
      requests: createOperatorRequests({ guardChanges, clock, audit, findMember, limits, exclusions }),
      interactions: createInteractions({ database, clock, audit, people, identity }),
    }),
    consoleSources: { tasks: [followUpTasks(needs)] },
    topics: (live) =>
      bus.subscribe(protectionChanged, (member) => live.tell(member, { topic: 'protection' })),
    tellStakeRefused: ({ brandId, memberId }) => bus.publish(protectionChanged, { brandId, memberId }),
    async excluded(tx, { afterMs = clock.now(), ...asked }) {
      return new Set((await readExclusionEnds(tx, { ...asked, nowMs: afterMs })).keys());
    },
    wasExcludedAfter: async (member, atMs) => (await findExclusion(database.queries, member, atMs)) !== null,
    async exclusionEnds(brandId, memberIds) {
      const ends = await readExclusionEnds(database.queries, { brandId, memberIds, nowMs: clock.now() });
      return new Map([...ends].map(([id, endMs]) => [id, endMs >= FOR_EVER_MS ? null : endMs]));
    },
  };
}
