import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { Refusal } from '../http/calls/refusal.ts';
import {
  type Attempts,
  deleteAttemptsBefore,
  findAttempts,
  forgetAttempts,
  lockAttempts,
  saveAttempts,
} from './attempts.repo.ts';
import { FORGET_FAILURES_MS, type LockoutRule, pauseAfter } from './lockout.rules.ts';

/** What failures are counted by, and how many are too many. */
export type Counted = { key: string; rule: LockoutRule };
export type AttemptCounter = ReturnType<typeof createAttempts>;

/**
 * Counts failures by keys such as a name or an address, in the same way for names that do not exist. An attempt counts
 * as failed from its start, so that many at once are not all let through before the first has failed.
 */
export function createAttempts({ database, clock }: { database: Database; clock: Clock }) {
  const pauseOf = ({ lockedUntil }: Attempts) => Math.max(0, (lockedUntil?.getTime() ?? 0) - clock.now());

  return {
    /**
     * Starts an attempt and returns how many failed before it by the first key, or refuses with `locked_out` and how
     * long to wait.
     */
    async begin(counted: readonly [Counted, ...Counted[]]): Promise<number> {
      const now = clock.now();
      const outcome = await database.transaction(async (tx) => {
        const rows = await lockAttempts(
          tx,
          counted.map(({ key }) => key),
          new Date(now),
        );
        const pauseMs = Math.max(...rows.map(pauseOf));
        if (pauseMs > 0) return { pauseMs, before: 0 };
        let before = 0;
        for (const row of rows) {
          const isOld = now - row.lastAt.getTime() > FORGET_FAILURES_MS;
          const failures = isOld ? 1 : row.failures + 1;
          const pause = pauseAfter(failures, ruleOf(counted, row));
          const lockedUntil = pause > 0 ? new Date(now + pause) : null;
          await saveAttempts(tx, { key: row.key, failures, lockedUntil, lastAt: new Date(now) });
          if (row.key === counted[0].key) before = failures - 1;
        }
        return { pauseMs: 0, before };
      });
      if (outcome.pauseMs > 0)
        throw new Refusal(
          'locked_out',
          { retryAfterMs: outcome.pauseMs },
          { 'retry-after': String(Math.ceil(outcome.pauseMs / 1000)) },
        );
      return outcome.before;
    },

    /** The attempt succeeded. Keys in `cleared` are forgotten; the others only lose this attempt. */
    async forgive(tx: Tx, keys: string[], { cleared = [] }: { cleared?: string[] } = {}): Promise<void> {
      const rows = await lockAttempts(tx, keys, new Date(clock.now()));
      for (const row of rows) {
        const failures = cleared.includes(row.key) ? 0 : Math.max(0, row.failures - 1);
        await saveAttempts(tx, { ...row, failures, lockedUntil: null });
      }
    },

    /** How many failures each of these keys has. */
    async failures(keys: string[]): Promise<Map<string, number>> {
      const rows = await findAttempts(database.queries, keys);
      const recent = rows.filter(({ lastAt }) => clock.now() - lastAt.getTime() <= FORGET_FAILURES_MS);
      return new Map(recent.map(({ key, failures }) => [key, failures]));
    },

    forget: (tx: Tx, keys: string[]) => forgetAttempts(tx, keys),

    /** Until when each of these keys is paused; keys without a pause are left out. */
    async pauses(keys: string[]): Promise<Map<string, number>> {
      const rows = await findAttempts(database.queries, keys);
      const paused = rows.filter((row) => pauseOf(row) > 0);
      return new Map(paused.map((row) => [row.key, row.lockedUntil?.getTime() ?? 0]));
    },

    sweep: (tx: Tx) => deleteAttemptsBefore(tx, new Date(clock.now() - FORGET_FAILURES_MS)),
  };
}

function ruleOf(counted: readonly Counted[], { key }: Attempts): LockoutRule {
  const found = counted.find((one) => one.key === key);
  if (!found) throw new Error(`nothing is counted by ${key}`);
  return found.rule;
}
