import { describe, inject } from 'vitest';
import { copyTemplate } from './databases.ts';

/** Tests that need a real PostgreSQL and Redis: races, and several processes on one database. */
export function describeWithServices(name: string, define: () => void): void {
  const hasServices = inject('postgres') !== null && inject('redisUrl') !== null;
  describe.runIf(hasServices)(name, define);
}

/** A database of one's own and the Redis, as the server's environment wants them. */
export async function serviceEnvironment(): Promise<{ DATABASE_URL: string; REDIS_URL: string }> {
  const postgres = inject('postgres');
  const redisUrl = inject('redisUrl');
  if (!postgres || !redisUrl) throw new Error('no services are given');
  return { DATABASE_URL: await copyTemplate(postgres), REDIS_URL: redisUrl };
}
