import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Live } from '../live/live.ts';
import { type BrandDirectory, findBrand } from './caller.ts';

const PROTOCOL = 'live.v1';
/** Nobody has anything to say to us here. */
const INCOMING_MAX_BYTES = 1_024;

/** Wire, "Live updates": without a ticket the public topics alone, and before there are members nobody has one. */
export async function liveRoutes(
  server: FastifyInstance,
  { brands, live }: { brands: BrandDirectory; live: Live },
): Promise<void> {
  await server.register(websocket, {
    options: {
      maxPayload: INCOMING_MAX_BYTES,
      handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
    },
    preClose: (done) => {
      live.closeAll();
      server.websocketServer.close(done);
    },
  });
  const options = {
    websocket: true as const,
    // Before the connection is handed over, so that a refusal is still an answer.
    preValidation: async (request: FastifyRequest) => void findBrand(brands, request),
  };
  server.get('/wps/live', options, (socket, request) =>
    live.seat(socket, { brandId: findBrand(brands, request).id, address: request.address }),
  );
}
