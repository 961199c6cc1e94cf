import type { Database, Tx } from '@parlour/database/database';
import type { AttemptCounter, Counted } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT, ADDRESS_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import { hashSecret } from '../../../credentials/tokens.ts';
import { addressKey } from '../../../http/limits/rate-limits.ts';
import type { Member } from '../members/members.ts';
import { isKnownDevice } from './sessions.repo.ts';
import { NOBODY } from './sessions.rules.ts';
import type { Visit } from './sessions.service.ts';

export type MemberAttempts = ReturnType<typeof createMemberAttempts>;
type Named = Pick<Member, 'brandId' | 'id' | 'accountKey' | 'mobile'>;
export type Tried = { keys: [Counted, Counted] };

/**
 * Failed attempts, by account and by address. In a browser where the member once signed in they are counted separately:
 * a stranger who hammers a name locks out strangers, not its owner.
 */
export function createMemberAttempts({
  database,
  attempts,
}: {
  database: Database;
  attempts: AttemptCounter;
}) {
  const accountKey = (brandId: string, account: string) => `member:${brandId}:${account}`;
  /** Guesses of the second factor, which only who passed the first can make. No name contains a colon. */
  const factorName = ({ id }: Pick<Member, 'id'>) => `factor:${id}`;
  /** Members sign in by name or by number, and each is counted. */
  const keysOf = ({ brandId, id, accountKey: account, mobile }: Named) =>
    [account, ...(mobile ? [mobile] : []), factorName({ id })].map((name) => accountKey(brandId, name));
  const addressCount = ({ brand, ip }: Visit): Counted => ({
    key: `members-ip:${brand.id}:${addressKey(ip)}`,
    rule: ADDRESS_LOCKOUT,
  });

  const deviceOf = ({ cookies }: Visit) => hashSecret(cookies.read('device') ?? '');
  const isKnownBrowser = (visit: Visit, memberId: string | undefined) =>
    isKnownDevice(database.queries, { brandId: visit.brand.id, id: memberId ?? NOBODY }, deviceOf(visit));

  async function of(
    visit: Visit,
    { account, memberId }: { account: string; memberId: string | undefined },
  ): Promise<Tried> {
    const { brand } = visit;
    const deviceHash = deviceOf(visit);
    const isKnown = await isKnownBrowser(visit, memberId);
    const base = accountKey(brand.id, account);
    const key = isKnown ? `${base}:${deviceHash}` : base;
    return { keys: [{ key, rule: ACCOUNT_LOCKOUT }, addressCount(visit)] };
  }

  return {
    /** Whether the member has signed in before in this browser. */
    isKnownBrowser,

    /** The keys that count this account's failures in this browser. */
    of,

    /** The same for the second factor: a right password must not clear guesses of the code. */
    ofFactor: (visit: Visit, member: Member): Promise<Tried> =>
      of(visit, { account: factorName(member), memberId: member.id }),

    /** How often the account and the address have failed before. */
    async failuresOf({ keys: [account, address] }: Tried): Promise<{ account: number; address: number }> {
      const failures = await attempts.failures([account.key, address.key]);
      return { account: failures.get(account.key) ?? 0, address: failures.get(address.key) ?? 0 };
    },

    /** Counts an attempt or refuses with `locked_out`; returns this account's earlier failures. */
    begin: ({ keys }: Tried) => attempts.begin(keys),

    /** Counts a guess by address only: the guessed item has its own tries, which a stranger could use up. */
    beginGuess: (visit: Visit) => attempts.begin([addressCount(visit)]),
    forgiveGuess: (tx: Tx, visit: Visit) => attempts.forgive(tx, [addressCount(visit).key]),

    /** Uncounts this attempt. The address is only forgiven this one: a member's own account must not clear it. */
    forgive: (tx: Tx, { keys: [account, address] }: Tried) =>
      attempts.forgive(tx, [account.key, address.key], { cleared: [account.key] }),

    /** Until when unknown browsers are locked out of this account, by name or number; null: they are not. */
    async pausedUntil(member: Named): Promise<number | null> {
      const pauses = [...(await attempts.pauses(keysOf(member))).values()];
      return pauses.length === 0 ? null : Math.max(...pauses);
    },

    unlock: (tx: Tx, member: Named) => attempts.forget(tx, keysOf(member)),
  };
}
