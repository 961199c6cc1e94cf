import type { EndpointDefinition } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import { createSourceCache } from '../../cache/source-cache.ts';
import { KEPT_QUERY_MAX, QUERIES_KEPT } from '../http.rules.ts';
import { fieldCodes } from './field-codes.ts';
import { Refusal } from './refusal.ts';

/** A caller's input in the contract's form, or a refusal that names the fields. */
export function parse(schema: EndpointDefinition['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid_input', { fields: fieldCodes(parsed.error, input) });
  return parsed.data;
}

/**
 * Cached lists are asked for with the same queries all day long, and parsing those would be the most expensive part of
 * the answer: so parsed queries are cached too, frozen, because many calls share them.
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
