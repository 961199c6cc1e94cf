import type { Database, Tx } from '@parlour/database/database';
import type { AttemptCounter, Counted } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT, ADDRESS_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import { hashSecret } from '../../../credentials/tokens.ts';
import { addressKey } from '../../../http/limits/rate-limits.ts';
import { isKnownDevice } from './sessions.repo.ts';
import { NOBODY } from './sessions.rules.ts';
import type { Visit } from './sessions.service.ts';

export type MemberAttempts = ReturnType<typeof createMemberAttempts>;
export type Tried = { keys: [Counted, Counted] };

/**
 * Failures of members, by account and by address. In a browser where the member once signed in they are counted apart
 * from those of the rest of the world: a stranger who hammers a name keeps out strangers, not its owner.
 */
export function createMemberAttempts({
  database,
  attempts,
}: {
  database: Database;
  attempts: AttemptCounter;
}) {
  const accountKey = (brandId: string, account: string) => `member:${brandId}:${account}`;
  const addressCount = ({ brand, ip }: Visit): Counted => ({
    key: `members-ip:${brand.id}:${addressKey(ip)}`,
    rule: ADDRESS_LOCKOUT,
  });

  const deviceOf = ({ cookies }: Visit) => hashSecret(cookies.read('device') ?? '');
  const isKnownBrowser = (visit: Visit, memberId: string | undefined) =>
    isKnownDevice(database.queries, { brandId: visit.brand.id, id: memberId ?? NOBODY }, deviceOf(visit));

  return {
    /** Whether the member once signed in in this browser. */
    isKnownBrowser,

    /** What failures of this account in this browser are counted by. */
    async of(
      visit: Visit,
      { account, memberId }: { account: string; memberId: string | undefined },
    ): Promise<Tried> {
      const { brand } = visit;
      const deviceHash = deviceOf(visit);
      const isKnown = await isKnownBrowser(visit, memberId);
      const base = accountKey(brand.id, account);
      const key = isKnown ? `${base}:${deviceHash}` : base;
      return { keys: [{ key, rule: ACCOUNT_LOCKOUT }, addressCount(visit)] };
    },

    /** How often the account and the address have failed before. */
    async failuresOf({ keys: [account, address] }: Tried): Promise<{ account: number; address: number }> {
      const failures = await attempts.failures([account.key, address.key]);
      return { account: failures.get(account.key) ?? 0, address: failures.get(address.key) ?? 0 };
    },

    /** Takes an attempt or refuses with `locked_out`; answers how many of this account had failed before. */
    begin: ({ keys }: Tried) => attempts.begin(keys),

    /** Counts a guess by its address alone: what is guessed at has tries of its own, which a stranger could use up. */
    beginGuess: (visit: Visit) => attempts.begin([addressCount(visit)]),
    forgiveGuess: (tx: Tx, visit: Visit) => attempts.forgive(tx, [addressCount(visit).key]),

    /** This one did not fail. The address is only let off this one: an own account must not wash it clean. */
    forgive: (tx: Tx, { keys: [account, address] }: Tried) =>
      attempts.forgive(tx, [account.key, address.key], { cleared: [account.key] }),

    /** Until when strangers' browsers are paused for this account; null: not. */
    async pausedUntil(brandId: string, account: string): Promise<number | null> {
      const key = accountKey(brandId, account);
      return (await attempts.pauses([key])).get(key) ?? null;
    },

    unlock: (tx: Tx, brandId: string, account: string) => attempts.forget(tx, [accountKey(brandId, account)]),
  };
}
