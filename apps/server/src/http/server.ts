import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import { contract, describeContract } from '@parlour/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log.ts';
import { type Binding, type BindNeeds, bindEndpoint } from './bind.ts';
import { renderDocsPage } from './docs-page.ts';
import { COMPRESS_FROM_BYTES } from './envelope.ts';
import { answerBrokenRequest, createErrorAnswers, type ErrorAnswers, unknownPath } from './errors.ts';
import type { CallLimiter } from './limit-calls.ts';
import { type Health, healthRoutes, metricsRoute } from './operations.routes.ts';
import { BASE_HEADERS, HSTS, isSecure } from './security-headers.ts';
import { type SiteNeeds, siteRoutes } from './site.routes.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const REQUEST_ID = /^[\w.-]{1,64}$/;

export type ServerNeeds = {
  config: Pick<Config, 'mode' | 'trustedProxies'>;
  version: string;
  log: Log;
  tls?: { key: string; cert: string } | undefined;
  bindings: Binding[];
  limitCalls: CallLimiter;
  bind: BindNeeds;
  site: SiteNeeds;
  health: Health;
};

export async function createServer(needs: ServerNeeds): Promise<FastifyInstance> {
  const { config, log } = needs;
  const newRequestId = createRequestIds();
  const { answerError, answerRefusal } = createErrorAnswers(log);
  const server = Fastify({
    // Our own log says what there is to say; Fastify's would follow every response to its end, at a price.
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: (request) => givenRequestId(request.headers['x-request-id']) ?? newRequestId(),
    clientErrorHandler: answerBrokenRequest,
    // A request without a host is one for the default brand, not one for an empty answer.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(needs.tls ? { https: needs.tls } : {}),
  }) as FastifyInstance;
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;

  server.decorateRequest('caller', null);
  server.decorateRequest('address', '');
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => answerUnknownPath({ request, reply, answerRefusal }));
  // A type that browsers send to other sites without asking: nothing here is read from it.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(BASE_HEADERS).header('x-request-id', request.id);
    if (isSecure(request)) reply.header('strict-transport-security', HSTS);
    needs.limitCalls(request, done);
  });

  await server.register(compress, {
    global: false,
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
  });
  for (const binding of needs.bindings) bindEndpoint(server, binding, needs.bind);
  documentContract(server, needs.version);
  healthRoutes(server, needs.health);
  // In production figures about the business do not belong on a public port (METRICS_PORT).
  if (config.mode !== 'production') metricsRoute(server, needs.bind.metrics);
  await siteRoutes(server, needs.site);
  return server;
}

function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}

/** Unique over all processes by the random part; drawing one for every request would cost more than it is worth. */
function createRequestIds(): () => string {
  const processPart = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processPart}-${count.toString(36)}`;
  };
}

type UnknownPath = Pick<ErrorAnswers, 'answerRefusal'> & { request: FastifyRequest; reply: FastifyReply };

/** A wrong call gets the specified refusal; a person who mistyped an address gets the home page. */
function answerUnknownPath({ request, reply, answerRefusal }: UnknownPath) {
  const refusal = unknownPath(request);
  const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (isVisit && refusal.code === 'not_found') return reply.redirect('/m/home', 302);
  return answerRefusal(refusal, request, reply);
}

function documentContract(server: FastifyInstance, version: string): void {
  const document = describeContract(contract, { version });
  const { html, policy } = renderDocsPage(document);
  server.get('/openapi.json', () => document);
  server.get('/docs', (_request, reply) => {
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}
