import type { Clock } from '@parlour/clock/clock';
import type { Redis } from 'ioredis';
import type { RateLimits } from './rate-limits.ts';

/** The same arithmetic as in one process, done inside Redis so that all processes count together. */
const TAKE = `
local now, cost, per = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local next = math.max(tonumber(redis.call('get', KEYS[1]) or '0'), now) + cost
local wait = next - per - now
if wait > 0 then return math.ceil(wait) end
redis.call('set', KEYS[1], string.format('%.3f', next), 'px', math.ceil(next - now) + 1000)
return 0`;

type Needs = { redis: Redis; clock: Clock; meanwhile: RateLimits };

/** While Redis is down each process counts on its own: a less exact limit beats a site that is down. */
export function createRedisRateLimits({ redis, clock, meanwhile }: Needs): RateLimits {
  return {
    async take(key, rule) {
      try {
        const cost = rule.perMs / rule.count;
        return Number(await redis.eval(TAKE, 1, `parlour:rate:${key}`, clock.now(), cost, rule.perMs));
      } catch {
        // The connection has logged this once; logging it for every call would drown everything else.
        return meanwhile.take(key, rule);
      }
    },
  };
}
