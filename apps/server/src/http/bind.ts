import { type EndpointDefinition, SYSTEM_STATUS } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import type { Brand, Caller, Handler, Session } from './call.ts';
import { type BrandDirectory, checkModules, clientAddress, findBrand, findDevice, findLanguage } from './caller.ts';
import { Rendered, writeSuccess } from './envelope.ts';
import { fieldCodes } from './field-codes.ts';
import { addressKey, type RateLimits, type RateRule } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition;
  }
}

/** Whether the brand is open to an address (0), under maintenance (1) or closed to its region (2). */
export type Gate = { statusFor(brand: Brand, ip: string): number };
/** Who is calling, by token and cookie together; anything malformed is nobody. */
export type SessionFinder = { find(request: FastifyRequest, brand: Brand): Promise<Session | null> };
/** Opens a sealed body or refuses with `bad_seal`. */
export type SealOpener = { open(sealed: string): Promise<unknown> };

export type BindNeeds = {
  brands: BrandDirectory;
  gate: Gate;
  sessions: SessionFinder;
  seals: SealOpener;
  limits: RateLimits;
  callsPerAddress: RateRule;
  metrics: Metrics;
};

export type Binding = { id: string; definition: EndpointDefinition; handle: Handler<EndpointDefinition> };

/** The one place that enforces what an endpoint declares, always in the same order. */
export function bindEndpoint(server: FastifyInstance, { id, definition, handle }: Binding, needs: BindNeeds): void {
  const observeSuccess = needs.metrics.requestSeconds.labels(id, '200');
  server.route({
    method: definition.method,
    url: definition.path,
    config: { endpoint: definition },
    onRequest: (request) => admit(definition, request, needs),
    async handler(request, reply) {
      const caller = request.caller as Caller;
      const query = parse(definition.query, request.query);
      const sent = definition.sealed ? await needs.seals.open(sealedText(request)) : request.body;
      const body = parse(definition.body, sent ?? undefined);
      const answer = await handle({ ...caller, query, body } as Parameters<typeof handle>[0]);
      return send(definition, { request, reply, answer });
    },
    onResponse(request, reply, done) {
      const seconds = reply.elapsedTime / 1000;
      if (reply.statusCode === 200) observeSuccess.observe(seconds);
      else needs.metrics.requestSeconds.observe({ endpoint: id, status: reply.statusCode }, seconds);
      if (reply.statusCode >= 400) request.log.info({ endpoint: id, status: reply.statusCode }, 'refused');
      done();
    },
  });
}

async function admit(definition: EndpointDefinition, request: FastifyRequest, needs: BindNeeds): Promise<void> {
  const brand = findBrand(needs.brands, request);
  const ip = clientAddress(request);
  const language = findLanguage(request, brand);
  const caller: Caller = { brand, language, ip, device: findDevice(request), requestId: request.id, session: null };
  request.caller = caller;
  await limit(needs, `${brand.id}:${addressKey(ip)}`);
  checkModules(definition.modules, { request, brand });
  if (!definition.alwaysOpen) refuseWhenClosed(needs.gate.statusFor(brand, ip), brand);
  if (definition.changesState && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross_site');
  if (definition.access !== 'everyone') {
    caller.session = await needs.sessions.find(request, brand);
    if (!caller.session) throw new Refusal('not_logged_in');
  }
}

async function limit({ limits, callsPerAddress }: BindNeeds, key: string): Promise<void> {
  const taken = limits.take(key, callsPerAddress);
  const waitMs = typeof taken === 'number' ? taken : await taken;
  if (waitMs > 0)
    throw new Refusal('rate_limited', { retryAfterMs: waitMs }, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
}

function refuseWhenClosed(status: number, brand: Brand): void {
  if (status === SYSTEM_STATUS.MAINTENANCE)
    throw new Refusal('maintenance', { until: brand.settings.maintenance.until });
  if (status === SYSTEM_STATUS.REGION_RESTRICTED) throw new Refusal('region_restricted');
}

function sealedText(request: FastifyRequest): string {
  if (typeof request.body !== 'string') throw new Refusal('bad_seal');
  return request.body;
}

function parse(schema: EndpointDefinition['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid_input', { fields: fieldCodes(parsed.error, input) });
  return parsed.data;
}

type Sending = { request: FastifyRequest; reply: FastifyReply; answer: unknown };

function send(definition: EndpointDefinition, { request, reply, answer }: Sending) {
  if (definition.cacheSeconds !== undefined) {
    reply.header('cache-control', `public, max-age=${definition.cacheSeconds}`);
    reply.header('vary', 'Merchant, Language');
  } else reply.header('cache-control', 'no-store');
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!(answer instanceof Rendered)) return reply.send(writeSuccess(definition, answer));
  reply.header('etag', answer.etag);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  return reply.send(answer.body);
}
