import type { EndpointDefinition } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import { createSourceCache } from '../../cache/source-cache.ts';
import { fieldCodes } from './field-codes.ts';
import { Refusal } from './refusal.ts';

/** What a caller sent as the contract has it, or a refusal that names the fields. */
export function parse(schema: EndpointDefinition['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid_input', { fields: fieldCodes(parsed.error, input) });
  return parsed.data;
}

/** Anybody can ask in as many words as they like. */
const QUERIES_KEPT = 1_000;
const KEPT_QUERY_MAX = 500;

/**
 * Lists that are kept are asked for in the same words all day long, and reading those would be the dearest part of the
 * answer: what was read is kept too, frozen, as many calls share it.
 */
export function createQueryReader(definition: EndpointDefinition): (request: FastifyRequest) => unknown {
  const { query: schema, cacheSeconds } = definition;
  const read = ({ query }: FastifyRequest) => parse(schema, query);
  if (!schema || cacheSeconds === undefined) return read;
  const remember = createSourceCache<EndpointDefinition, unknown>({ most: QUERIES_KEPT });
  return (request) => {
    const asked = request.url.slice(definition.path.length);
    if (asked.length > KEPT_QUERY_MAX) return read(request);
    return remember(definition, asked, () => Object.freeze(read(request)));
  };
}
