import { ConfigError } from '@parlour/database/config-error';
import { Redis } from 'ioredis';
import type { Log } from '../observability/log.ts';

const COMMAND_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MAX_MS = 2_000;

/** A connection that answers or fails within a deadline, and reconnects on its own. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // While Redis is down a call fails at once instead of queueing; everything here works without it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 100, RETRY_MAX_MS),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis is not reachable'));
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new ConfigError(`REDIS_URL: no answer (${(error as Error).message})`);
  }
  return redis;
}
