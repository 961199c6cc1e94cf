import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { HealthNotes } from './calls.service.ts';
import { saveFailure, saveRecovery } from './health.repo.ts';
import { FAILURES_TO_OPEN } from './health.rules.ts';

/**
 * Records how vendors answer, for operators to see across all processes. The breaker itself stays in memory: a launch
 * does not ask the database whether a vendor is down.
 */
export function createHealthNotes({ database, clock }: { database: Database; clock: Clock }): HealthNotes {
  /** Vendors whose recovery is stored: a healthy vendor costs one statement in the life of a process. */
  const well = new Set<string>();
  return {
    async answered({ brandId, code }) {
      const key = `${brandId}|${code}`;
      if (well.has(key)) return;
      await saveRecovery(database.queries, { brandId, vendor: code }, new Date(clock.now()));
      well.add(key);
    },

    async failed({ brandId, code }, { health, failure }) {
      well.delete(`${brandId}|${code}`);
      const { failures, restsUntilMs } = health;
      await saveFailure(database.queries, {
        brandId,
        vendor: code,
        failures,
        restsUntil: failures >= FAILURES_TO_OPEN ? new Date(restsUntilMs) : null,
        failedAt: new Date(clock.now()),
        failure,
      });
    },
  };
}
