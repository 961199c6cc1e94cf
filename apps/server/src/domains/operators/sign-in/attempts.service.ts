import { FIRST_ID } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { AttemptCounter, Counted } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT, ADDRESS_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import { hashSecret } from '../../../credentials/tokens.ts';
import { addressKey } from '../../../http/limits/rate-limits.ts';
import { isKnownDevice } from './devices.repo.ts';

/** `id` is undefined for a name that nobody has; `device`: the secret of the browser, if it brought one. */
type Who = { name: string; id: string | undefined; ip: string; device: string | null };
export type OperatorAttempts = ReturnType<typeof createOperatorAttempts>;
/** What an attempt was counted by. */
export type Tried = readonly [Counted, Counted];

const PREFIX = 'operator:';
const nameKey = (name: string) => `${PREFIX}${name}`;
const ipKey = (ip: string) => `operators-ip:${addressKey(ip)}`;

/**
 * Failures of operators, by name and by address. In a browser where the operator once signed in they are counted apart:
 * a stranger who hammers a name locks out strangers, not its owner.
 */
export function createOperatorAttempts(needs: { database: Database; attempts: AttemptCounter }) {
  const { database, attempts } = needs;
  return {
    /** Counts an attempt or refuses with `locked_out`; what it was counted by is then forgiven or not. */
    async begin({ name, id = FIRST_ID, ip, device }: Who): Promise<Tried> {
      const deviceHash = hashSecret(device ?? '');
      const isKnown = await isKnownDevice(database.queries, { deviceHash, operatorId: id });
      const tried: Tried = [
        { key: isKnown ? `${nameKey(name)}:${deviceHash}` : nameKey(name), rule: ACCOUNT_LOCKOUT },
        { key: ipKey(ip), rule: ADDRESS_LOCKOUT },
      ];
      await attempts.begin(tried);
      return tried;
    },
    /** The address is only forgiven this one: an operator's own account must not clear it. */
    forgive: (tx: Tx, [account, address]: Tried, { isSignedIn }: { isSignedIn: boolean }) =>
      attempts.forgive(tx, [account.key, address.key], { cleared: isSignedIn ? [account.key] : [] }),
    unlock: (tx: Tx, name: string) => attempts.forget(tx, [nameKey(name)]),
    /** Until when strangers are locked out of each of these names. */
    async pauses(names: string[]): Promise<Map<string, number>> {
      const pauses = await attempts.pauses(names.map(nameKey));
      return new Map([...pauses].map(([key, until]) => [key.slice(PREFIX.length), until]));
    },
  };
}
