import type { FastifyInstance } from 'fastify';
import type { Watching } from '../tables/watching.service.ts';
import type { EventStreams } from './event-streams.ts';

/** What everybody may see of a table that many share; no key is needed. */
export function tableRoutes(server: FastifyInstance, needs: { watching: Watching; streams: EventStreams }) {
  const { watching, streams } = needs;
  server.get('/tables/:code/events', (request, reply) => {
    const { code } = request.params as { code: string };
    return streams.send({ request, reply }, (sink) => watching.watch(code, sink));
  });
}
