import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { addressKey, createLocalRateLimits } from '@parlour/clock/rate-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/**
 * Files and art are cheap and cached, the health of the process is asked for by machines, and operators ask for all of
 * their users from one address: they are known by their signature, and whoever has none is counted then.
 */
const NOT_COUNTED = /^\/(page\/assets|art|studios)\/|^\/healthz/;

export type CallLimits = ReturnType<typeof createCallLimits>;

/** Counts calls by address: what passes at once is a minute's worth, and more as time earns it back. */
export function createCallLimits({ clock, callsPerMinute }: { clock: Clock; callsPerMinute: number }) {
  const limits = createLocalRateLimits(clock);
  const rule = { count: callsPerMinute, perMs: MINUTE_MS };

  async function count(request: FastifyRequest): Promise<void> {
    const waitMs = await limits.take(addressKey(request.ip), rule);
    if (waitMs > 0) throw new Refused('rate_limited', { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
  }

  return {
    count,
    /** Before anything else is done for a call. */
    watch(server: FastifyInstance): void {
      server.addHook('onRequest', async (request) => {
        if (!NOT_COUNTED.test(request.url)) await count(request);
      });
    },
  };
}
