import { describe, inject } from 'vitest';
import { copyTemplate } from './databases/databases.ts';

const REDIS_DATABASES = 16;
let asked = 0;

/** Tests that need a real PostgreSQL and Redis: races, and several processes on one database. */
export function describeWithServices(name: string, define: () => void): void {
  const hasServices = inject('postgres') !== null && inject('redisUrl') !== null;
  describe.runIf(hasServices)(name, define);
}

/** A database for one test and the Redis, as environment variables of the server. */
export async function serviceEnvironment(): Promise<{ DATABASE_URL: string; REDIS_URL: string }> {
  const postgres = inject('postgres');
  const redisUrl = inject('redisUrl');
  if (!postgres || !redisUrl) throw new Error('no services are given');
  // Clocks differ between tests, so they must not share counts in Redis.
  asked += 1;
  return { DATABASE_URL: await copyTemplate(postgres), REDIS_URL: `${redisUrl}/${asked % REDIS_DATABASES}` };
}
