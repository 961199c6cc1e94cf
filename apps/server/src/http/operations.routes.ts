import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { CHECK_DEADLINE_MS } from './http.rules.ts';

export type Health = {
  /** Each resolves, or throws when its dependency is down. */
  checks: Record<string, () => Promise<void>>;
  isStopping(): boolean;
};

export function healthRoutes(server: FastifyInstance, { checks, isStopping }: Health): void {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const outcomes = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
    );
    const isReady = !isStopping() && outcomes.every(([, outcome]) => outcome === 'ok');
    const status = isStopping() ? 'stopping' : isReady ? 'ok' : 'unavailable';
    return reply.code(isReady ? 200 : 503).send({ status, checks: Object.fromEntries(outcomes) });
  });
}

export function metricsRoute(server: FastifyInstance, { registry }: Metrics): void {
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** A check that hangs has failed. The details are for the log, not for strangers. */
async function outcomeOf(check: () => Promise<void>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CHECK_DEADLINE_MS);
  });
  try {
    await Promise.race([check(), deadline]);
    return 'ok';
  } catch {
    // The caller learns which check failed; the reason may name hosts and users.
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
