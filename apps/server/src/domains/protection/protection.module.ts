import type { Clock } from '@parlour/clock/clock';
import type { Database, Run } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Identity } from '../identity/identity.module.ts';
import { createExclusions } from './exclusions.service.ts';
import { type Guard, judge } from './guard.rules.ts';
import { createGuardChanges, type GuardedMoney } from './guard-changes.service.ts';
import { type GuardedMember, readGuards } from './guards.repo.ts';
import { createLimits } from './limits.service.ts';
import { createLocks } from './locks.service.ts';
import { createOverview, type PeopleDirectory } from './overview.service.ts';
import { protectionOperatorRoutes } from './protection.operator.routes.ts';
import { protectionRoutes } from './protection.routes.ts';

export type { Guard } from './guard.rules.ts';

/** Members' guards, read inside the transaction that moves the money. */
export type GuardBook = {
  read(run: Run, members: GuardedMember[]): Promise<Map<string, Guard>>;
  judge: typeof judge;
};

/** Separate from the module, since the wallet needs them before the module can be created. */
export const createGuards = (): GuardBook => ({ read: readGuards, judge });

type ProtectionNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  people: PeopleDirectory;
  identity: Pick<Identity, 'findMember' | 'ownPassword'>;
  money: GuardedMoney;
};

/**
 * Protection owns what keeps members safe from themselves: limits, exclusions and locks. Other domains ask its guards
 * before a deposit or stake.
 */
export function createProtectionModule(needs: ProtectionNeeds): DomainModule {
  const { database, clock, audit, people, money } = needs;
  const { findMember, ownPassword } = needs.identity;
  const guardChanges = createGuardChanges({ database, clock, money });
  const overview = createOverview({ database, clock, money, audit, people, findMember });
  return {
    routes: protectionRoutes({
      overview,
      limits: createLimits({ guardChanges, clock }),
      exclusions: createExclusions({ guardChanges, clock, ownPassword }),
    }),
    operatorRoutes: protectionOperatorRoutes({
      overview,
      locks: createLocks({ guardChanges, clock, audit, findMember }),
    }),
  };
}
