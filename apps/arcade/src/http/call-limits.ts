import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { addressKey, createLocalRateLimits } from '@parlour/clock/rate-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/**
 * Files and art are cheap and cached, machines poll the health check, and an operator calls for all its users from one
 * address: operators are known by their signature, and callers without one are counted then.
 */
const NOT_COUNTED = /^\/(page\/assets|art|studios)\/|^\/healthz/;

export type CallLimits = ReturnType<typeof createCallLimits>;

/** Counts calls by address: a minute's worth at once, refilled over time. */
export function createCallLimits({ clock, callsPerMinute }: { clock: Clock; callsPerMinute: number }) {
  const limits = createLocalRateLimits(clock);
  const rule = { count: callsPerMinute, perMs: MINUTE_MS };

  async function count(request: FastifyRequest): Promise<void> {
    const waitMs = await limits.take(addressKey(request.ip), rule);
    if (waitMs > 0) throw new Refused('rate_limited', { retryMs: waitMs });
  }

  return {
    count,
    /** Before any other work for a call. */
    watch(server: FastifyInstance): void {
      server.addHook('onRequest', async (request) => {
        if (!NOT_COUNTED.test(request.url)) await count(request);
      });
    },
  };
}
