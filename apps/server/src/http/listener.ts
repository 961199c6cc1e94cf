import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log.ts';
import { COMPRESS_FROM_BYTES } from './calls/envelope.ts';
import { answerBrokenRequest, createErrorAnswers, type ErrorAnswers } from './calls/errors.ts';
import type { CallLimiter } from './limits/limit-calls.ts';
import { BASE_HEADERS, HSTS, isSecure } from './security-headers.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const REQUEST_ID = /^[\w.-]{1,64}$/;

export type ListenerNeeds = {
  config: Pick<Config, 'mode' | 'trustedProxies'>;
  log: Log;
  tls?: { key: string; cert: string } | undefined;
  limitCalls: CallLimiter;
};

export type Listener = Pick<ErrorAnswers, 'answerRefusal'> & { server: FastifyInstance };

/** What the site's and the console's listener have in common: ids, headers, limits, errors; no route yet. */
export async function createListener({ config, log, tls, limitCalls }: ListenerNeeds): Promise<Listener> {
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
    ...(tls ? { https: tls } : {}),
  }) as FastifyInstance;
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;
  trackConnections(server);

  server.decorateRequest('caller', null);
  server.decorateRequest('operatorCaller', null);
  server.decorateRequest('address', '');
  server.setErrorHandler(answerError);
  // A type that browsers send to other sites without asking: nothing here is read from it.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(BASE_HEADERS).header('x-request-id', request.id);
    if (isSecure(request)) reply.header('strict-transport-security', HSTS);
    // Who asked for another protocol and got an answer instead is no longer the listener's to close.
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

const SWEEP_MS = 100;
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
 * Lets what is being answered finish. Node closes idle connections once, and does not count as idle what falls idle
 * later, nor what a browser opened ahead of need and never used; either would be waited for until it times out.
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

/** Unique over all processes by the random part; drawing one for every request would cost more than it is worth. */
function createRequestIds(): () => string {
  const processPart = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processPart}-${count.toString(36)}`;
  };
}
