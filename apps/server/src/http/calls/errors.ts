import type { Socket } from 'node:net';
import { isUnavailable } from '@parlour/database/unavailable';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../observability/log.ts';
import { BASE_HEADERS } from '../security-headers.ts';
import { languageWithoutBrand } from './caller.ts';
import { refusalBody } from './envelope.ts';
import { type PlainRefusalCode, Refusal } from './refusal.ts';

const CALL_PATH = /^\/(wps|lgw|lotto|ops)(\/|$|\?)/;

/** Where no brand was found, no refusal names a moment. */
const NO_BRANDS_ZONE = 'UTC';

/** The server's own complaints about a request, as codes of the contract. */
const BY_FASTIFY_CODE: Record<string, PlainRefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
};

/** Invalid HTTP never becomes a request; it still gets an envelope, and the connection ends. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify(
    refusalBody(new Refusal(isTooLarge ? 'body_too_large' : 'invalid_json'), {
      language: 'EN',
      timeZone: NO_BRANDS_ZONE,
    }),
  );
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isTooLarge
    ? '431 Request Header Fields Too Large'
    : isLate
      ? '408 Request Timeout'
      : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    // A caller who never closes its side would keep the connection otherwise.
    () => socket.destroy(),
  );
}

export type ErrorAnswers = ReturnType<typeof createErrorAnswers>;

/** Every error becomes an envelope; only a bug or a failed dependency is logged at error level. */
export function createErrorAnswers(log: Log) {
  function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
    const language = request.caller?.language ?? languageWithoutBrand(request);
    const brand = request.caller?.brand ?? request.operatorCaller?.brand;
    const timeZone = brand?.settings.timeZone ?? NO_BRANDS_ZONE;
    const { endpoint, observe } = request.routeOptions.config;
    reply.code(refusal.status);
    observe?.(reply);
    if (endpoint) log.info({ requestId: request.id, path: endpoint.path, code: refusal.code }, 'refused');
    return reply
      .headers({
        ...BASE_HEADERS,
        'x-request-id': request.id,
        'cache-control': 'no-store',
        ...refusal.headers,
      })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalBody(refusal, { language, timeZone })));
  }

  function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
    const refusal = toRefusal(error, request);
    if (refusal.status >= 500 && refusal !== error) log.error(...describeFailure(error, request));
    return answerRefusal(refusal, request, reply);
  }

  return { answerError, answerRefusal };
}

/** A refusal that its endpoint does not list is logged as such: the contract is incomplete. */
function describeFailure(error: FastifyError | Refusal, request: FastifyRequest): [object, string] {
  const about = { requestId: request.id, err: error };
  if (!(error instanceof Refusal)) return [about, 'a call failed'];
  const { method, url } = request.routeOptions;
  const endpoint = `${method} ${url}`;
  return [
    { ...about, code: error.code, endpoint },
    `a call failed: ${endpoint} refused with ${error.code}, which it does not declare`,
  ];
}

function toRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return isDeclared(error, request) ? error : bug(request);
  if (error.code === 'FST_ERR_BAD_URL') return unknownPath(request);
  const code = BY_FASTIFY_CODE[error.code];
  if (code) {
    // Every fault of a sealed body gets the same answer, which reveals nothing.
    const isSealed = request.routeOptions.config.endpoint?.sealed && code !== 'body_too_large';
    return new Refusal(isSealed ? 'bad_seal' : code);
  }
  // What static files refuse (a range beyond the end, an invalid path) is simply not found.
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refusal('not_found');
  return isUnavailable(error) ? new Refusal('unavailable', { requestId: request.id }) : bug(request);
}

/** The contract lists what a call may refuse with; a code that is not listed is a bug of ours. */
function isDeclared({ code }: Refusal, request: FastifyRequest): boolean {
  return request.routeOptions.config.refusals?.has(code) ?? true;
}

const bug = (request: FastifyRequest) => new Refusal('internal', { requestId: request.id });

/** Not found: in the specification's words for a call, in plain ones for anything else. */
export function unknownPath(request: FastifyRequest): Refusal {
  return new Refusal(CALL_PATH.test(request.url) ? 'empty_request_url' : 'not_found');
}
