import type { ConsoleClient } from '@parlour/client/console';
import type { ExclusionTerm, LockCovers } from '@parlour/contract/values/protection';

export type MemberGuard = Awaited<ReturnType<ConsoleClient['protection']['memberProtection']>>;
export type Interaction = MemberGuard['interactions'][number];
export type ProtectionLine = MemberGuard['changes'][number];
/** The member a guard is about. */
export type Guarded = { id: string; account: string };

const ACTS = ['limit', 'exclude', 'lockDeposit', 'unlockDeposit', 'lockPlay', 'unlockPlay'] as const;
export type Act = (typeof ACTS)[number];

export const protectionKey = (merchant: string, memberId: string) => [
  'members',
  merchant,
  memberId,
  'protection',
];

/** What can be done for the member now: a lock that is set can only be opened, one that is not can be set. */
export function actsFor({ locks, exclusion }: Pick<MemberGuard, 'locks' | 'exclusion'>): Act[] {
  const isLocked = (covers: LockCovers) => locks.some((lock) => lock.covers === covers);
  const fits: Record<Act, boolean> = {
    limit: true,
    // One without an end cannot be made longer.
    exclude: exclusion?.until !== null,
    lockDeposit: !isLocked('deposit'),
    unlockDeposit: isLocked('deposit'),
    lockPlay: !isLocked('play'),
    unlockPlay: isLocked('play'),
  };
  return ACTS.filter((act) => fits[act]);
}

const UNITS = ['h', 'd', 'm', 'y'] as const;

/** A term's code is a count and its unit, or for ever. */
export function termOf(term: ExclusionTerm): { unit: (typeof UNITS)[number] | 'forever'; count: number } {
  const unit = UNITS.find((each) => term.endsWith(each) && term !== 'forever') ?? 'forever';
  return { unit, count: unit === 'forever' ? 0 : Number.parseInt(term, 10) };
}
