import { type OperatorEndpointDefinition, refusalsOfOperator } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { reaches } from '../../tenancy/reach.ts';
import { cookieName, readCookie, writeCookie } from '../cookies.ts';
import { FileAnswer, sendFile } from '../documents/file-answer.ts';
import type { EventStreams } from '../event-stream.ts';
import { DEVICE_SECONDS } from '../http.rules.ts';
import type { Origins } from '../origins.ts';
import { createObserver } from './bind.ts';
import { bearerToken, languageWithoutBrand, userAgentOf } from './caller.ts';
import { writeAnswer } from './envelope.ts';
import { parse } from './input.ts';
import {
  actorOf,
  EventsAnswer,
  type Operator,
  type OperatorCall,
  type OperatorCaller,
  type OperatorHandler,
  operatorReach,
} from './operator-call.ts';
import { Refusal } from './refusal.ts';

export const OPERATOR_COOKIE = 'parlour_operator';
const DEVICE_COOKIE = 'parlour_operator_device';

/** Who is calling; the operators domain supplies it. Malformed credentials count as none. */
export type OperatorSessions = {
  /** By both halves of a session together. */
  find(halves: { token: string; cookie: string }): Promise<Operator | null>;
  /** By a ticket, which this uses up, and the cookie of the session it was made in. */
  redeem(use: {
    ticket: string;
    cookie: string;
    purpose: string;
  }): Promise<{ operator: Operator; brandId: string | null } | null>;
};

export type OperatorBindNeeds = {
  brands: { ofMerchant(merchantCode: string): Brand | undefined; ofId(brandId: string): Brand | undefined };
  sessions: OperatorSessions;
  origins: Origins;
  streams: EventStreams;
  metrics: Metrics;
};

export type OperatorBinding = {
  id: string;
  definition: OperatorEndpointDefinition;
  handle: OperatorHandler<OperatorEndpointDefinition>;
};

declare module 'fastify' {
  interface FastifyRequest {
    operatorCaller: OperatorCaller | null;
  }
}

/** The one place that enforces what an operators' endpoint declares, always in the same order. */
export function bindOperatorEndpoint(
  server: FastifyInstance,
  { id, definition, handle }: OperatorBinding,
  needs: OperatorBindNeeds,
): void {
  const purpose = id.slice(id.indexOf('.') + 1);
  server.route({
    method: definition.method,
    url: definition.path,
    config: {
      endpoint: definition,
      refusals: new Set(refusalsOfOperator(definition)),
      observe: createObserver(id, needs.metrics),
    },
    compress: {},
    ...(definition.bodyMaxBytes === undefined ? {} : { bodyLimit: definition.bodyMaxBytes }),
    async onRequest(request, reply) {
      refuseOtherOrigins(definition, request, needs.origins);
      const caller: OperatorCaller = { ...describeCaller(request, reply, needs.origins), ...NOBODY };
      request.operatorCaller = caller;
      if (definition.access === 'sign_in') return;
      const found = await findOperator(definition, { request, purpose, needs });
      if (!found) throw new Refusal('not_logged_in');
      caller.operator = found.operator;
      caller.actor = actorOf(found.operator, caller.actor);
      admit(definition, caller, found.brand);
    },
    async handler(request, reply) {
      const call = request.operatorCaller as OperatorCall<OperatorEndpointDefinition>;
      call.query = parse(definition.query, request.query) as never;
      call.body = parse(definition.body, request.body ?? undefined) as never;
      send(definition, { request, reply, value: await handle(call), streams: needs.streams });
      return reply;
    },
  });
}

const NOBODY = { operator: null, brand: null, reach: new Set<string>(), query: undefined, body: undefined };

function describeCaller(request: FastifyRequest, reply: FastifyReply, origins: Origins) {
  const from = { ip: request.address, userAgent: userAgentOf(request), requestId: request.id };
  return {
    ...from,
    actor: actorOf(null, from),
    language: languageWithoutBrand(request),
    origin: origins.ofConsole(request),
    siteUrl: (brand: Brand) => origins.siteUrl(brand, request),
    setCookie: (value: string | null) =>
      void reply.header('set-cookie', writeCookie(request, { name: OPERATOR_COOKIE, value })),
    device: readCookie(request, cookieName(request, DEVICE_COOKIE)),
    setDevice: (value: string) =>
      void reply.header(
        'set-cookie',
        writeCookie(request, { name: DEVICE_COOKIE, value, maxAgeSeconds: DEVICE_SECONDS }),
      ),
  };
}

/**
 * The site is a neighbour on another port, whose requests would carry our cookie, so only the exact origin is accepted.
 * Browsers send it on everything but a plain GET, where the cookie alone opens nothing.
 */
function refuseOtherOrigins(
  { method }: OperatorEndpointDefinition,
  request: FastifyRequest,
  origins: Origins,
): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOther = origin === undefined ? method !== 'GET' : origin !== origins.ofConsole(request);
  if (isOther || site === 'cross-site' || site === 'same-site') throw new Refusal('cross_site');
}

type Finding = { request: FastifyRequest; purpose: string; needs: OperatorBindNeeds };

/** The caller and the brand they name: by header, or by the ticket, which was made for one brand. */
async function findOperator(
  { access }: OperatorEndpointDefinition,
  { request, purpose, needs: { sessions, brands } }: Finding,
): Promise<{ operator: Operator; brand: Brand | null | undefined } | null> {
  const cookie = readCookie(request, cookieName(request, OPERATOR_COOKIE));
  if (!cookie) return null;
  if (typeof access === 'object' && 'by' in access && access.by === 'ticket') {
    const { ticket } = request.query as { ticket?: unknown };
    const redeemed = typeof ticket === 'string' ? await sessions.redeem({ ticket, cookie, purpose }) : null;
    if (!redeemed) return null;
    const { operator, brandId } = redeemed;
    return { operator, brand: brandId === null ? null : brands.ofId(brandId) };
  }
  const token = bearerToken(request);
  const operator = token ? await sessions.find({ token, cookie }) : null;
  const { merchant } = request.headers;
  if (!operator) return null;
  if (merchant === undefined) return { operator, brand: null };
  return { operator, brand: typeof merchant === 'string' ? brands.ofMerchant(merchant) : undefined };
}

/** Refuses callers without the permission, and tells the handler how far the caller's reaches. */
function admit(
  { access }: OperatorEndpointDefinition,
  caller: OperatorCaller,
  brand: Brand | null | undefined,
): void {
  if (access === 'sign_in' || !caller.operator) return;
  if (access.operator !== 'self' || access.stage !== 'any') refuseBeforeReady(caller.operator);
  if (access.operator === 'self') return;
  const reach = operatorReach(caller.operator, access.operator);
  if (access.scope === 'platform') {
    if (reach !== 'all') throw notPermitted(access.operator);
    caller.reach = reach;
    return;
  }
  if (brand === undefined || (brand === null && access.scope === 'brand'))
    throw new Refusal('unknown_merchant');
  if (brand ? !reaches(reach, brand.id) : reach !== 'all' && reach.size === 0)
    throw notPermitted(access.operator);
  caller.brand = brand;
  caller.reach = brand ? new Set([brand.id]) : reach;
}

function refuseBeforeReady({ stage }: Operator): void {
  if (stage === 'change_password') throw new Refusal('password_change_needed');
  if (stage === 'enrol_second_factor') throw new Refusal('second_factor_needed');
}

const notPermitted = (permission: string) => new Refusal('not_permitted', { permission });

type Sending = { request: FastifyRequest; reply: FastifyReply; value: unknown; streams: EventStreams };

function send(definition: OperatorEndpointDefinition, { request, reply, value, streams }: Sending): void {
  reply.header('cache-control', 'no-store');
  if (value instanceof EventsAnswer) streams.send(reply, value);
  else if (value instanceof FileAnswer) sendFile(reply, value);
  else reply.type('application/json; charset=utf-8').send(writeAnswer(definition, value).text);
  request.routeOptions.config.observe?.(reply);
}
