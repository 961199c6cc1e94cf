import websocket from '@fastify/websocket';
import { LIVE_ADDRESS, LIVE_PROTOCOL } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../live/live.ts';
import type { Brand } from '../tenancy/brand.ts';
import { type BrandDirectory, findBrand } from './calls/caller.ts';
import { Refusal } from './calls/refusal.ts';
import { INCOMING_MAX_BYTES } from './http.rules.ts';

export type LiveNeeds = {
  live: Live;
  /** The owner of a ticket, which this uses up; null if it is invalid. */
  redeem(brand: Brand, ticket: string): Promise<{ memberId: string } | null>;
};

declare module 'fastify' {
  interface FastifyRequest {
    liveMemberId: string | null;
  }
}

/**
 * Wire, "Live updates": without a ticket only the public topics. In a scope of its own, because sockets add hooks to
 * every call beside them.
 */
export async function liveRoutes(
  server: FastifyInstance,
  brands: BrandDirectory,
  needs: LiveNeeds,
): Promise<void> {
  await server.register((scope) => bindLive(scope, brands, needs));
}

async function bindLive(
  server: FastifyInstance,
  brands: BrandDirectory,
  { live, redeem }: LiveNeeds,
): Promise<void> {
  await server.register(websocket, {
    options: {
      maxPayload: INCOMING_MAX_BYTES,
      handleProtocols: (offered) => (offered.has(LIVE_PROTOCOL) ? LIVE_PROTOCOL : false),
    },
    preClose: (done) => {
      live.closeAll();
      server.websocketServer.close(done);
    },
  });
  server.decorateRequest('liveMemberId', null);
  const options = {
    websocket: true as const,
    // Before the connection is handed over, so that a refusal is still an answer.
    async preValidation(request: FastifyRequest) {
      const brand = findBrand(brands, request);
      refuseOtherSites(brand, request);
      const { ticket } = request.query as { ticket?: unknown };
      if (ticket === undefined) return;
      const holder = typeof ticket === 'string' ? await redeem(brand, ticket) : null;
      if (!holder) throw new Refusal('not_logged_in');
      request.liveMemberId = holder.memberId;
    },
    /** The connection is the answer from here on. Attached to it, this one and its request would live as long as it does. */
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      reply.raw.detachSocket(request.raw.socket);
    },
  };
  server.get(LIVE_ADDRESS, options, (socket, request) =>
    live.seat(socket, {
      brandId: findBrand(brands, request).id,
      address: request.address,
      memberId: request.liveMemberId,
      raw: request.raw.socket,
    }),
  );
}

/** Browsers name the page that opens a socket, and ask nobody whether it may: so we do. Other programs name none. */
function refuseOtherSites({ settings }: Brand, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (![request.host, settings.mainDomain, ...settings.hosts].includes(host)) throw new Refusal('cross_site');
}
