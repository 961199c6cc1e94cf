import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from '../refused.ts';

/** The raw body: signatures cover bytes. */
export function rawBody(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body)) throw new Refused('invalid_input');
  return request.body;
}

export function parseBody<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> {
  const parsed = schema.safeParse(readJson(body));
  if (!parsed.success) throw new Refused('invalid_input');
  return parsed.data;
}

export function bearerOf(request: FastifyRequest): string {
  return /^Bearer ([\w.-]{1,300})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
