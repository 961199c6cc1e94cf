import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';
import type { TicketPurpose } from './values/identity.ts';
import type { SwitchName } from './values/switches.ts';

/**
 * Who may call: anybody; anyone with a session; or members, which excludes trial accounts (`free_reject`). Enforced in
 * one place, the server's `http/`.
 */
export type Access = 'everyone' | 'session' | 'member';

/** What the calls of visitors and those of operators have in common. */
export type EndpointBase = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  answer: z.ZodType;
  /** The refusals of this call itself; `refusalsOf` adds those that every call may answer. */
  refusals: readonly RefusalCode[];
};

export type EndpointDefinition = EndpointBase & {
  access: Access;
  /** The call passes when any of these modules is switched on for the brand; none named: always. */
  modules?: readonly [SwitchName, ...SwitchName[]];
  /** Modules that the specification names for the call, although it does not depend on them. */
  namedModules?: readonly [SwitchName, ...SwitchName[]];
  /** Refused to members who have not agreed to new terms that the brand asks them for. */
  needsConsent?: boolean;
  /** Answered even to somebody who signed in with a one-time password and has to change it first. */
  duringPasswordChange?: boolean;
  /** The body travels as one JWE (wire: sealed bodies). */
  sealed?: boolean;
  /** The body travels form-encoded, as the specification has it. */
  form?: boolean;
  /** The handler gets the raw bytes, because they are what is signed. */
  rawBody?: boolean;
  /** The body limit, if it is not the usual 1 MiB. */
  bodyMaxBytes?: number;
  /** Not an envelope but a file, opened with a ticket; or the single word that the caller's protocol expects. */
  answers?: 'file' | 'word';
  /** Opened by the browser itself: a ticket in the address replaces the token, beside the cookie. */
  ticket?: TicketPurpose;
  /** Answered even under maintenance or from a restricted region. */
  alwaysOpen?: boolean;
  /** Specified as GET although it changes something: refused when the browser says that another site sent it. */
  changesState?: boolean;
  /** Needs an `Idempotency-Key`; a repeat gets the first call's answer and moves nothing. */
  movesMoney?: boolean;
  /** The handler recognises a repeat by its posting, so that no answer is kept: for calls that come by the thousand. */
  repeats?: 'own';
  /**
   * How many calls one address may make, where they are expensive or worth attacking; counted before the body is read.
   */
  callsPerMinute?: number;
  /** The answer depends only on brand, language and query, and may be cached this long. */
  cacheSeconds?: number;
};

/** Keeps the literal types of a definition, which the binding and the client are made from. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
export type QueryInputOf<E> = E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type BodyInputOf<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
/** What a handler may return: the schema's input, so that the contract applies defaults and transforms. */
export type AnswerInputOf<E> = E extends { answer: infer A extends z.ZodType } ? z.input<A> : never;

const EVERY_CALL: readonly RefusalCode[] = [
  'unknown_merchant',
  'merchant_mismatch',
  'module_mismatch',
  'rate_limited',
  'unavailable',
  'internal',
];

/** Every refusal a caller of this endpoint has to expect. */
export function refusalsOf(definition: EndpointDefinition): RefusalCode[] {
  const codes = new Set<RefusalCode>(EVERY_CALL);
  if (!definition.alwaysOpen) codes.add('maintenance').add('region_restricted');
  if (definition.modules) codes.add('module_off');
  if (definition.access !== 'everyone') codes.add('not_logged_in').add('logged_out');
  if (definition.access !== 'everyone' && !definition.duringPasswordChange)
    codes.add('password_change_needed');
  if (definition.access === 'member') codes.add('free_reject');
  if (definition.needsConsent) codes.add('consent_needed');
  if (definition.changesState) codes.add('cross_site');
  if (definition.movesMoney)
    codes.add('idempotency_key_needed').add('idempotency_conflict').add('in_progress');
  if (definition.query || definition.body) codes.add('invalid_input');
  if (definition.sealed) codes.add('bad_seal').add('body_too_large');
  else if (definition.body) codes.add('invalid_json').add('unsupported_media_type').add('body_too_large');
  if (definition.rawBody) codes.add('body_too_large');
  for (const code of definition.refusals) codes.add(code);
  return [...codes];
}
