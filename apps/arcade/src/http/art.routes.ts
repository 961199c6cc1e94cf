import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Picture, Pictures } from '../art/pictures.ts';
import { Refused } from '../refused.ts';
import { PICTURES_KEPT_SECONDS } from './http.rules.ts';

const SUFFIX = '.svg';

/** Tiles of titles, single motifs and the studios' marks. Lobbies show them on pages of operators' own. */
export function artRoutes(server: FastifyInstance, { tile, motif, studio }: Pictures): void {
  server.get('/art/:file', serve(tile));
  server.get('/art/motifs/:file', serve(motif));
  server.get('/art/studios/:file', serve(studio));
}

function serve(find: (name: string) => Picture | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { file } = request.params as { file: string };
    const picture = file.endsWith(SUFFIX) ? find(file.slice(0, -SUFFIX.length)) : undefined;
    if (!picture) throw new Refused('not_found');
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .type('image/svg+xml')
      .header('vary', 'accept-encoding')
      .header('cache-control', `public, max-age=${PICTURES_KEPT_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(isCompressed ? picture.brotli : picture.svg);
  };
}
