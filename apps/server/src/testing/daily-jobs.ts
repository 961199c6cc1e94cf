import type { JobKind } from '../jobs/job.ts';
import type { TestApp } from './test-app.ts';

/** The planner of business days, by its name, which is all that enqueueing needs. */
const PLANNER: JobKind<unknown> = { name: 'jobs.plan_days', maxAttempts: 1, outside: async () => {} };

/** Plans finished business days now, and runs everything that is due. */
export async function runDueDays(app: TestApp): Promise<void> {
  await app.database.transaction((tx) => app.jobs.enqueue(tx, PLANNER, {}, { uniqueKey: 'now' }));
  await app.jobs.runDue();
}
