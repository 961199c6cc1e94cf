import { MINUTE_MS } from '@parlour/clock/durations';
import {
  type EndpointBase,
  type EndpointDefinition,
  MEMBER_TYPE,
  type RefusalCode,
  refusalsOf,
  SYSTEM_STATUS,
  type TicketPurpose,
} from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { Cookies } from '../cookies.ts';
import { addressKey, type RateLimits, takeOrRefuse } from '../limits/rate-limits.ts';
import type { Call, Caller, Handler, Session } from './call.ts';
import {
  type BrandDirectory,
  bearerToken,
  checkModules,
  findBrand,
  findDevice,
  findLanguage,
  userAgentOf,
} from './caller.ts';
import { answerOnce, idempotencyKey, type RepeatGuard } from './idempotency.ts';
import { createQueryReader, parse } from './input.ts';
import { Refusal } from './refusal.ts';
import { send } from './sending.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The visitor's address, not a proxy's. */
    address: string;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointBase & { sealed?: boolean };
    /** What the endpoint declares; refusing with anything else is a bug. */
    refusals?: Set<RefusalCode>;
    /** Measures an answer and its time. Called when it is sent: a hook on the end of the response costs far more. */
    observe?: (reply: FastifyReply) => void;
  }
}

/** Whether the brand is open to an address (0), under maintenance (1) or closed to its region (2). */
export type Gate = { statusFor(brand: Brand, ip: string): number };
/**
 * Who is calling, by both halves of a session together; malformed credentials count as none. An ended session is told
 * apart, so that the caller can be told.
 */
export type SessionFinder = {
  find(brand: Brand, halves: { token: string; cookie: string }): Promise<Session | 'ended' | null>;
  /** By a ticket, which this uses up, and the cookie of the session it was made in. */
  redeem(
    brand: Brand,
    use: { ticket: string; cookie: string; purpose: TicketPurpose },
  ): Promise<Session | 'ended' | null>;
};
/** Refuses with `consent_needed` who has to agree to new terms first; a promise only if that has to be read. */
export type ConsentGate = { require(member: { brand: Brand; memberId: string }): Promise<void> | undefined };
/** Opens a sealed body or refuses with `bad_seal`. */
export type SealOpener = { open(sealed: string): Promise<unknown> };

export type BindNeeds = {
  brands: BrandDirectory;
  gate: Gate;
  sessions: SessionFinder;
  consents: ConsentGate;
  seals: SealOpener;
  repeats: RepeatGuard;
  limits: RateLimits;
  metrics: Metrics;
};

/**
 * Binds each endpoint; those that take raw bytes go into a scope of their own, where no body is parsed, whatever its
 * type.
 */
export async function bindEndpoints(
  server: FastifyInstance,
  bindings: Binding[],
  needs: BindNeeds,
): Promise<void> {
  for (const binding of bindings) if (!binding.definition.rawBody) bindEndpoint(server, binding, needs);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const binding of bindings) if (binding.definition.rawBody) bindEndpoint(scope, binding, needs);
  });
}

export type Binding = { id: string; definition: EndpointDefinition; handle: Handler<EndpointDefinition> };

/** The one place that enforces what an endpoint declares, always in the same order. */
function bindEndpoint(server: FastifyInstance, { id, definition, handle }: Binding, needs: BindNeeds): void {
  const observe = createObserver(id, needs.metrics);
  const readQuery = createQueryReader(definition);

  function answer(call: Call<EndpointDefinition>, request: FastifyRequest, reply: FastifyReply) {
    const value =
      definition.movesMoney && definition.repeats !== 'own'
        ? answerOnce({ definition, call, reply, repeats: needs.repeats }, handle)
        : handle(call);
    if (!(value instanceof Promise)) return send(definition, { request, reply, observe, value });
    return value.then((settled) => {
      send(definition, { request, reply, observe, value: settled });
      // Compressing is asynchronous, and a promise of undefined would be taken for an empty answer.
      return reply;
    });
  }

  async function answerSealed(request: FastifyRequest, reply: FastifyReply) {
    const call = request.caller as Call<EndpointDefinition>;
    call.body = parse(definition.body, await needs.seals.open(sealedText(request))) as never;
    await answer(call, request, reply);
    return reply;
  }

  server.route({
    method: definition.method,
    url: definition.path,
    config: { endpoint: definition, refusals: new Set(refusalsOf(definition)), observe },
    // Cached answers are stored compressed; others are compressed by `sendMade`, since a hook would look at every short one.
    ...(definition.cacheSeconds !== undefined && { compress: false }),
    ...(definition.bodyMaxBytes === undefined ? {} : { bodyLimit: definition.bodyMaxBytes }),
    onRequest(request, reply, done) {
      // Without a session there is nothing to wait for, and a promise would be the most expensive part.
      let waiting: Promise<void> | undefined;
      try {
        waiting = admit(definition, { request, reply, needs });
      } catch (error) {
        return done(error as Error);
      }
      if (waiting) waiting.then(() => done(), done);
      else done();
    },
    handler(request, reply) {
      const call = request.caller as Call<EndpointDefinition>;
      call.query = readQuery(request) as never;
      if (definition.sealed) return answerSealed(request, reply);
      if (definition.rawBody) {
        call.raw = { headers: request.headers, text: textOf(request) } as never;
        return answer(call, request, reply);
      }
      call.body = parse(definition.body, plainBody(definition, request)) as never;
      return answer(call, request, reply);
    },
  });
}

/** Forms are parsed only where the contract says so: browsers send them to other sites without asking. */
function plainBody({ form = false }: EndpointDefinition, { body }: FastifyRequest): unknown {
  if (body === undefined || body === null) return undefined;
  if (body instanceof URLSearchParams !== form) throw new Refusal('unsupported_media_type');
  return body instanceof URLSearchParams ? Object.fromEntries(body) : body;
}

export function createObserver(endpoint: string, { requestSeconds }: Metrics): (reply: FastifyReply) => void {
  const success = requestSeconds.labels(endpoint, '200');
  return (reply) => {
    const seconds = reply.elapsedTime / 1000;
    if (reply.statusCode === 200) success.observe(seconds);
    else requestSeconds.observe({ endpoint, status: reply.statusCode }, seconds);
  };
}

/** Returns a promise only if there was something to wait for. */
function admit(
  definition: EndpointDefinition,
  { request, reply, needs }: { request: FastifyRequest; reply: FastifyReply; needs: BindNeeds },
): Promise<void> | undefined {
  const brand = findBrand(needs.brands, request);
  const ip = request.address;
  request.caller = {
    brand,
    ip,
    language: findLanguage(request, brand),
    device: findDevice(request),
    userAgent: userAgentOf(request),
    origin: `${request.protocol}://${request.host}`,
    cookies: new Cookies(request, reply),
    requestId: request.id,
    idempotencyKey: definition.movesMoney ? idempotencyKey(request) : null,
    session: null,
    query: undefined,
    body: undefined,
    raw: null,
  };
  checkModules(definition, { request, brand });
  if (!definition.alwaysOpen) refuseWhenClosed(needs.gate.statusFor(brand, ip), brand);
  if (definition.changesState && request.headers['sec-fetch-site'] === 'cross-site')
    throw new Refusal('cross_site');
  const limited = limitCalls(definition, request, needs);
  if (definition.access === 'everyone') return limited;
  return (limited ?? Promise.resolve()).then(() => requireSession(definition, request, needs));
}

/** The endpoint's own limit, if it has one, beside the limit on all calls of an address. */
function limitCalls(
  { callsPerMinute, method, path }: EndpointDefinition,
  { address }: FastifyRequest,
  { limits }: BindNeeds,
): Promise<void> | undefined {
  if (callsPerMinute === undefined) return undefined;
  const rule = { count: callsPerMinute, perMs: MINUTE_MS };
  return takeOrRefuse(limits, `${method} ${path} ${addressKey(address)}`, rule);
}

async function requireSession(
  { access, ticket: purpose, duringPasswordChange = false, needsConsent = false }: EndpointDefinition,
  request: FastifyRequest,
  { sessions, consents }: BindNeeds,
): Promise<void> {
  const caller = request.caller as Caller;
  const cookie = caller.cookies.read('session');
  const [token, ticket] = [bearerToken(request), ticketOf(request)];
  let session: Session | 'ended' | null = null;
  if (cookie && purpose && ticket) session = await sessions.redeem(caller.brand, { ticket, cookie, purpose });
  else if (cookie && !purpose && token) session = await sessions.find(caller.brand, { token, cookie });
  if (!session) throw new Refusal('not_logged_in');
  if (session === 'ended') throw new Refusal('logged_out');
  if (session.mustChangePassword && !duringPasswordChange) throw new Refusal('password_change_needed');
  if (access === 'member' && session.type === MEMBER_TYPE.TRIAL) throw new Refusal('free_reject');
  if (needsConsent && session.type !== MEMBER_TYPE.TRIAL)
    await consents.require({ brand: caller.brand, memberId: session.memberId });
  caller.session = session;
}

function ticketOf({ query }: FastifyRequest): string | null {
  const { ticket } = query as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
}

function refuseWhenClosed(status: number, brand: Brand): void {
  if (status === SYSTEM_STATUS.MAINTENANCE)
    throw new Refusal('maintenance', { until: brand.settings.maintenance.until });
  if (status === SYSTEM_STATUS.REGION_RESTRICTED) throw new Refusal('region_restricted');
}

/** Without a body nothing was read, so the body is undefined. */
function textOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

function sealedText(request: FastifyRequest): string {
  if (typeof request.body !== 'string') throw new Refusal('bad_seal');
  return request.body;
}
