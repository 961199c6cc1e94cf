import type { Tx } from '@parlour/database/database';
import type { AttemptCounter } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT, ADDRESS_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import { addressKey } from '../../../http/limits/rate-limits.ts';

type Who = { name: string; ip: string };
export type OperatorAttempts = ReturnType<typeof createOperatorAttempts>;

const PREFIX = 'operator:';
const nameKey = (name: string) => `${PREFIX}${name}`;
const ipKey = (ip: string) => `operators-ip:${addressKey(ip)}`;

/** Failures of operators, by name and by address. */
export function createOperatorAttempts(attempts: AttemptCounter) {
  return {
    begin: ({ name, ip }: Who) =>
      attempts.begin([
        { key: nameKey(name), rule: ACCOUNT_LOCKOUT },
        { key: ipKey(ip), rule: ADDRESS_LOCKOUT },
      ]),
    /** The address is only forgiven this one: an operator's own account must not clear it. */
    forgive: (tx: Tx, { name, ip }: Who, { isSignedIn }: { isSignedIn: boolean }) =>
      attempts.forgive(tx, [nameKey(name), ipKey(ip)], { cleared: isSignedIn ? [nameKey(name)] : [] }),
    unlock: (tx: Tx, name: string) => attempts.forget(tx, [nameKey(name)]),
    /** Until when each of these names is locked out. */
    async pauses(names: string[]): Promise<Map<string, number>> {
      const pauses = await attempts.pauses(names.map(nameKey));
      return new Map([...pauses].map(([key, until]) => [key.slice(PREFIX.length), until]));
    },
  };
}
