import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import { limitConnections, timeoutsOf } from '@parlour/clock/listener-limits';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log.ts';
import { answerBrokenRequest, createErrorAnswers, type ErrorAnswers } from './calls/errors.ts';
import { BODY_MAX_BYTES, COMPRESS_FROM_BYTES, SWEEP_MS } from './http.rules.ts';
import type { CallLimiter } from './limits/limit-calls.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { HSTS, headersFor, isSecure, SHOWN_ELSEWHERE } from './security-headers.ts';

const REQUEST_ID = /^[\w.-]{1,64}$/;

export type ListenerNeeds = {
  config: Pick<Config, 'mode' | 'trustedProxies' | 'listener' | 'isPublicHttps'>;
  log: Log;
  tls?: { key: string; cert: string } | undefined;
  limitCalls: CallLimiter;
  limits: RateLimits;
};

export type Listener = Pick<ErrorAnswers, 'answerRefusal'> & { server: FastifyInstance };

/** What the site's and the console's listener share: ids, headers, limits, errors; no routes yet. */
export async function createListener({ config, log, tls, limitCalls }: ListenerNeeds): Promise<Listener> {
  const newRequestId = createRequestIds();
  const { answerError, answerRefusal } = createErrorAnswers(log);
  const timeouts = timeoutsOf(config.listener);
  const server = Fastify({
    // We log ourselves; Fastify's logger would follow every response to its end, which is expensive.
    logger: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: (request) => givenRequestId(request.headers['x-request-id']) ?? newRequestId(),
    clientErrorHandler: answerBrokenRequest,
    // A request without a host goes to the default brand instead of getting an empty answer.
    http: { requireHostHeader: false, ...timeouts.http },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(tls ? { https: { ...tls, ...timeouts.http } } : {}),
  }) as FastifyInstance;
  limitConnections(server.server, config.listener, config.trustedProxies);
  trackConnections(server);

  server.decorateRequest('caller', null);
  server.decorateRequest('operatorCaller', null);
  server.decorateRequest('address', '');
  server.decorateRequest('isPublicHttps', config.isPublicHttps);
  server.setErrorHandler(answerError);
  // Browsers send this type to other sites without asking, so it is never parsed here.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url)).header('x-request-id', request.id);
    if (SHOWN_ELSEWHERE.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isSecure(request)) reply.header('strict-transport-security', HSTS);
    // A socket that asked for another protocol and got an answer is no longer closed by the listener.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy());
    limitCalls(request, done);
  });

  await server.register(compress, {
    global: false,
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
  });
  return { server, answerRefusal };
}

const connections = new WeakMap<FastifyInstance, Set<Socket>>();

function trackConnections(server: FastifyInstance): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/**
 * Finishes running answers. Node closes idle connections once, and misses those that become idle later, or that a
 * browser opened in advance and never used; it would wait for both until they time out.
 */
export async function closeListener(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => {
    server.server.closeIdleConnections();
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_MS);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
  }
}

function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}

/** Unique across processes by the random part; drawing one for every request would cost more than it is worth. */
function createRequestIds(): () => string {
  const processPart = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processPart}-${count.toString(36)}`;
  };
}
