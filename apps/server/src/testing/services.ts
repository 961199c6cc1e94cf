import { Redis } from 'ioredis';
import { describe, inject } from 'vitest';
import { copyTemplate } from './databases/databases.ts';

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
  const number = await nextRedisDatabase(redisUrl);
  return { DATABASE_URL: await copyTemplate(postgres), REDIS_URL: `${redisUrl}/${number}` };
}

/** One that no test of the run has used: clocks differ between them, so they must not share counts. */
async function nextRedisDatabase(redisUrl: string): Promise<number> {
  const counting = new Redis(redisUrl);
  try {
    return await counting.incr('databases');
  } finally {
    counting.disconnect();
  }
}
