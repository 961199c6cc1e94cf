import type { Clock } from '../../clock/clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type Attempts,
  deleteAttemptsBefore,
  findAttempts,
  forgetAttempts,
  lockAttempts,
  saveAttempts,
} from './attempts.repo.ts';
import { ACCOUNT_LOCKOUT, ADDRESS_LOCKOUT, FORGET_FAILURES_MS, pauseAfter } from './lockout.rules.ts';

type Who = { name: string; ip: string };
export type AttemptCounter = ReturnType<typeof createAttempts>;

const nameKey = (name: string) => `name:${name}`;
const keysOf = ({ name, ip }: Who) => [nameKey(name), `ip:${addressKey(ip)}`];
const ruleOf = ({ key }: Attempts) => (key.startsWith('name:') ? ACCOUNT_LOCKOUT : ADDRESS_LOCKOUT);

/**
 * Counts failures by name and by address, alike for names that exist and names that do not. An attempt counts as
 * failed from its beginning, so that many at once are not all let through before the first has failed.
 */
export function createAttempts({ database, clock }: { database: Database; clock: Clock }) {
  const pauseOf = ({ lockedUntil }: Attempts) => Math.max(0, (lockedUntil?.getTime() ?? 0) - clock.now());

  return {
    /** Takes an attempt, or refuses with `locked_out` and how long to wait. */
    async begin(who: Who): Promise<void> {
      const now = clock.now();
      const waitMs = await database.transaction(async (tx) => {
        const rows = await lockAttempts(tx, keysOf(who), new Date(now));
        const pauseMs = Math.max(...rows.map(pauseOf));
        if (pauseMs > 0) return pauseMs;
        for (const row of rows) {
          const isOld = now - row.lastAt.getTime() > FORGET_FAILURES_MS;
          const failures = isOld ? 1 : row.failures + 1;
          const pause = pauseAfter(failures, ruleOf(row));
          const lockedUntil = pause > 0 ? new Date(now + pause) : null;
          await saveAttempts(tx, { key: row.key, failures, lockedUntil, lastAt: new Date(now) });
        }
        return 0;
      });
      if (waitMs > 0)
        throw new Refusal(
          'locked_out',
          { retryAfterMs: waitMs },
          { 'retry-after': String(Math.ceil(waitMs / 1000)) },
        );
    },

    /** This one did not fail after all. The address is only let off this one: an own account must not wash it clean. */
    async forgive(tx: Tx, who: Who, { isSignedIn }: { isSignedIn: boolean }): Promise<void> {
      const rows = await lockAttempts(tx, keysOf(who), new Date(clock.now()));
      for (const row of rows) {
        const failures = isSignedIn && row.key === nameKey(who.name) ? 0 : Math.max(0, row.failures - 1);
        await saveAttempts(tx, { ...row, failures, lockedUntil: null });
      }
    },

    unlock: (tx: Tx, name: string) => forgetAttempts(tx, [nameKey(name)]),

    /** Until when each of these names is paused. */
    async pauses(names: string[]): Promise<Map<string, number>> {
      const rows = await findAttempts(database.queries, names.map(nameKey));
      const paused = rows.filter((row) => pauseOf(row) > 0);
      return new Map(paused.map((row) => [row.key.slice('name:'.length), row.lockedUntil?.getTime() ?? 0]));
    },

    sweep: (tx: Tx) => deleteAttemptsBefore(tx, new Date(clock.now() - FORGET_FAILURES_MS)),
  };
}
