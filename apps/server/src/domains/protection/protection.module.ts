import type { Run } from '../../db/database.ts';
import { type Guard, judge } from './guard.rules.ts';
import { type GuardedMember, readGuards } from './guards.repo.ts';

export type { Guard, Used } from './guard.rules.ts';

/** What binds members' money, as asked inside the transaction that moves it. */
export type GuardBook = {
  read(run: Run, members: GuardedMember[]): Promise<Map<string, Guard>>;
  judge: typeof judge;
};

/**
 * Protection owns what keeps members safe from themselves: limits, exclusions and locks. Others ask its guards before
 * money comes in or is staked.
 */
export function createProtectionModule() {
  const guards: GuardBook = { read: readGuards, judge };
  return { guards };
}
