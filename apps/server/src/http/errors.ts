import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/unavailable.ts';
import { languageWithoutBrand } from './caller.ts';
import { refusalBody } from './envelope.ts';
import { Refusal } from './refusal.ts';

/** What the server itself found wrong with a request, in the contract's words. */
const BY_FASTIFY_CODE: Record<string, Refusal['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_BAD_URL: 'empty_request_url',
};

/** Every error becomes an envelope; only a bug or a fallen dependency is worth a line at error level. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, request);
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.log.error({ requestId: request.id, err: error }, 'a call failed');
  return answerRefusal(refusal, request, reply);
}

export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const language = request.caller?.language ?? languageWithoutBrand(request);
  const { endpoint, observe } = request.routeOptions.config;
  reply.code(refusal.status);
  observe?.(reply);
  if (endpoint)
    request.log.info({ requestId: request.id, path: endpoint.path, code: refusal.code }, 'refused');
  return reply
    .headers({ 'cache-control': 'no-store', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal, language)));
}

function toRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const code = BY_FASTIFY_CODE[error.code];
  if (code) {
    // What is wrong with a sealed body is nobody's business: one and the same answer to all of it.
    const isSealed = request.routeOptions.config.endpoint?.sealed && code !== 'body_too_large';
    return new Refusal(isSealed ? 'bad_seal' : code);
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('invalid_json');
  return new Refusal(isUnavailable(error) ? 'unavailable' : 'internal', { requestId: request.id });
}
