import type { Clock } from '@parlour/clock/clock';
import { REAL_MONEY_TYPES } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import { findExclusion } from './exclusions.repo.ts';
import { FOR_EVER_MS } from './exclusions.rules.ts';
import type { Guard, Used } from './guard.rules.ts';
import { type GuardedMember, saveGuard } from './guards.repo.ts';
import { listLimits } from './limits.repo.ts';
import { limitsInForce } from './limits.rules.ts';
import { listLocks } from './locks.repo.ts';

/** A member and the currency of their limits, the brand's. */
export type ProtectedMember = GuardedMember & { currency: string };

/** What protection needs from the wallet. */
export type GuardedMoney = {
  /** Before the transaction: creates the accounts that a guard is for. */
  open(member: ProtectedMember): Promise<void>;
  /** First in the transaction: waits for running postings; after its commit postings ask the guard. */
  begin(tx: Tx, member: ProtectedMember): Promise<void>;
  used(member: ProtectedMember): Promise<Used>;
  /** What was staked and won since a moment, without what was taken back. */
  playedSince(member: ProtectedMember, sinceMs: number): Promise<{ staked: bigint; won: bigint }>;
};

type GuardChangeNeeds = { database: Database; clock: Clock; money: GuardedMoney };
export type GuardChanges = ReturnType<typeof createGuardChanges>;

/**
 * The only way to change a member's protection. It takes the money's locks first, as every posting does: so changes of
 * one member run one after another, none is lost, and later postings are judged by the new guard.
 */
export function createGuardChanges({ database, clock, money }: GuardChangeNeeds) {
  async function compile(tx: Tx, member: ProtectedMember): Promise<Guard> {
    const exclusion = await findExclusion(tx, member, clock.now());
    const covered = new Set((await listLocks(tx, member)).map(({ covers }) => covers));
    return {
      excludedUntilMs: exclusion && (exclusion.untilMs ?? FOR_EVER_MS),
      isDepositLocked: covered.has('deposit'),
      isPlayLocked: covered.has('play'),
      limits: limitsInForce(await listLimits(tx, member)),
    };
  }

  return {
    async change(member: ProtectedMember, work: (tx: Tx) => Promise<void>): Promise<void> {
      await money.open(member);
      await database.transaction(async (tx) => {
        await money.begin(tx, member);
        await work(tx);
        await saveGuard(tx, member, await compile(tx, member));
      });
    },
  };
}

export const protectedMember = (brand: Brand, memberId: string): ProtectedMember => ({
  brandId: brand.id,
  memberId,
  currency: brand.settings.currency,
});

/** The member an operator names. Others have no real money to protect. */
export async function requireProtected(
  findMember: Identity['findMember'],
  brand: Brand,
  memberId: string,
): Promise<ProtectedMember> {
  const found = await findMember(brand.id, memberId);
  if (!found) throw new Refusal('not_found');
  if (!REAL_MONEY_TYPES.includes(found.type)) throw new Refusal('not_permitted');
  return protectedMember(brand, memberId);
}
