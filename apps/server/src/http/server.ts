import { contract, describeContract, SITE_PATHS } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Binding, type BindNeeds, bindEndpoints } from './calls/bind.ts';
import { type ErrorAnswers, unknownPath } from './calls/errors.ts';
import { documentCalls } from './documents/docs-page.ts';
import { type LotteryPageNeeds, lotteryPageRoutes } from './documents/lottery.routes.ts';
import { type PictureNeeds, pictureRoutes } from './documents/pictures.routes.ts';
import { type SiteNeeds, siteRoutes } from './documents/site.routes.ts';
import { createListener, type ListenerNeeds } from './listener.ts';
import { type LiveNeeds, liveRoutes } from './live.routes.ts';
import { type Health, healthRoutes, metricsRoute } from './operations.routes.ts';
import { policyReportsRoute } from './policy-reports.routes.ts';
import { type DoorNeeds, vendorDoorRoutes } from './vendor-door.routes.ts';

export type ServerNeeds = ListenerNeeds & {
  version: string;
  bindings: Binding[];
  bind: BindNeeds;
  site: SiteNeeds;
  pictures: PictureNeeds;
  lotteryPage: LotteryPageNeeds;
  live: LiveNeeds;
  health: Health;
  vendors: DoorNeeds;
};

/** The site's listener: the calls of visitors and members, documents, built files, health. */
export async function createServer(needs: ServerNeeds): Promise<FastifyInstance> {
  const { server, answerRefusal } = await createListener(needs);
  server.setNotFoundHandler((request, reply) => answerUnknownPath({ request, reply, answerRefusal }));
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await bindEndpoints(server, needs.bindings, needs.bind);
  documentCalls(server, () => describeContract(contract, { version: needs.version }));
  healthRoutes(server, needs.health);
  await policyReportsRoute(server, { limits: needs.limits, metrics: needs.bind.metrics, listener: 'site' });
  // In production, business figures do not belong on a public port (METRICS_PORT).
  if (needs.config.mode !== 'production') metricsRoute(server, needs.bind.metrics);
  await vendorDoorRoutes(server, needs.vendors);
  await liveRoutes(server, needs.bind.brands, needs.live);
  pictureRoutes(server, needs.pictures);
  await siteRoutes(server, needs.site);
  await lotteryPageRoutes(server, needs.lotteryPage);
  return server;
}

type UnknownPath = Pick<ErrorAnswers, 'answerRefusal'> & { request: FastifyRequest; reply: FastifyReply };

/** A wrong call gets the specified refusal; a person with a mistyped address gets the home page. */
function answerUnknownPath({ request, reply, answerRefusal }: UnknownPath) {
  const refusal = unknownPath(request);
  const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (isVisit && refusal.code === 'not_found') return reply.redirect(SITE_PATHS.home, 302);
  return answerRefusal(refusal, request, reply);
}
