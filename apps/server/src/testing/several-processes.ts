import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openPostgres } from '@parlour/database/postgres';
import { makeBrand } from '../factories/brand.factory.ts';
import { createLog } from '../observability/log.ts';
import { startTestApp } from './test-app.ts';

export const openDatabase = (url: string): Promise<Database> =>
  openPostgres({ url, pool: 10, log: createLog('silent') });

/** An app in this process that shares database and bus with others. */
export async function joinAs(
  services: { DATABASE_URL: string; REDIS_URL: string },
  brands = [makeBrand({ merchantCode: 'harbor' })],
) {
  const clock = createManualClock(Date.UTC(2026, 10, 15));
  return startTestApp({
    database: await openDatabase(services.DATABASE_URL),
    env: { REDIS_URL: services.REDIS_URL },
    brands,
    clock,
  });
}

export async function eventually(isTrue: () => Promise<boolean>, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - startedAt;
}
