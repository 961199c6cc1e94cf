import type { FastifyInstance } from 'fastify';

type Watched = { watch(tell: () => void): () => void };

/** An event stream that only says that there is something new: the page then fetches it. */
export function liveRoute(server: FastifyInstance, path: string, { watch }: Watched): void {
  server.get(path, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    const stop = watch(() => reply.raw.write('data: new\n\n'));
    request.raw.on('close', stop);
  });
}
