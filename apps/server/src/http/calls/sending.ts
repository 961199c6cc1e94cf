import type { EndpointDefinition } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileAnswer, sendFile } from '../documents/file-answer.ts';
import { COMPRESS_FROM_BYTES } from '../http.rules.ts';
import { Rendered, Written, writeAnswer } from './envelope.ts';
import { sendWord, WordAnswer } from './word-answer.ts';

/** The observer is passed on: asking the framework would rebuild everything it knows about the route. */
type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  observe: (reply: FastifyReply) => void;
  value: unknown;
};

export function send(definition: EndpointDefinition, { request, reply, observe, value }: Sending): void {
  if (value instanceof FileAnswer || value instanceof WordAnswer) {
    reply.header('cache-control', 'no-store');
    if (value instanceof FileAnswer) sendFile(reply, value);
    else sendWord(reply, value);
    observe(reply);
    return;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  if (definition.cacheSeconds === undefined) reply.header('cache-control', 'no-store');
  else {
    reply.header('cache-control', `public, max-age=${definition.cacheSeconds}`);
    reply.header('vary', 'Merchant, Language, Accept-Encoding');
  }
  if (value instanceof Rendered) sendRendered(value, request, reply);
  else sendMade(definition, value instanceof Written ? value : writeAnswer(definition, value), reply);
  observe(reply);
}

/** Compressed where it pays and the caller takes it. */
function sendMade({ cacheSeconds }: EndpointDefinition, { body }: Written, reply: FastifyReply): void {
  const canCompress = cacheSeconds === undefined && reply.request.headers['accept-encoding'] !== undefined;
  if (canCompress && Buffer.byteLength(body) >= COMPRESS_FROM_BYTES) reply.compress(body);
  else reply.send(body);
}

function sendRendered({ bytes, brotli, etag }: Rendered, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('etag', etag);
  if (isKnown(etag, request)) reply.code(304).send();
  else if (brotli && takesBrotli(request)) reply.header('content-encoding', 'br').send(brotli);
  else reply.send(bytes);
}

/** The header may list several tags, and a compressing proxy marks ours as weak. */
function isKnown(etag: string, request: FastifyRequest): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

function takesBrotli(request: FastifyRequest): boolean {
  return /(^|[\s,])br($|[\s,])/.test(request.headers['accept-encoding'] ?? '');
}
