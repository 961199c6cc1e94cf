import type {
  AnswerInputOf,
  BodyOf,
  Language,
  OperatorEndpointDefinition,
  Permission,
  QueryOf,
  Stage,
} from '@parlour/contract';
import type { Brand } from '../../tenancy/brand.ts';
import { type HeldGrant, type Reach, reachOf } from '../../tenancy/reach.ts';
import type { FileAnswer } from '../documents/file-answer.ts';

/** An operator with an open session. Looked up for every call, so that revoked rights are gone at once. */
export type Operator = {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly sessionId: string;
  readonly stage: Stage;
  readonly grants: readonly HeldGrant[];
};

/** Who did something and from where, as the audit stores it. Everything is null for the platform itself. */
export type Actor = {
  readonly operatorId: string | null;
  readonly sessionId: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
};

/** Sets the cookie half of a session in the answer, or removes it (null). */
export type CookieSetter = (secret: string | null) => void;

export type OperatorCaller = {
  operator: Operator | null;
  actor: Actor;
  /** Named by Merchant; always there for the scope `brand`. */
  brand: Brand | null;
  /** How far the endpoint's permission reaches for this caller, narrowed to `brand` if one is named. */
  reach: Reach;
  language: Language;
  ip: string;
  userAgent: string;
  requestId: string;
  /** The origin of the console's page. */
  origin: string;
  siteUrl(brand: Brand): string;
  setCookie: CookieSetter;
  /** The secret by which a browser is known again, if it brought one. */
  device: string | null;
  setDevice(secret: string): void;
  query: unknown;
  body: unknown;
};

type OperatorOf<E> = E extends { access: 'sign_in' } ? null : Operator;
type BrandOf<E> = E extends { access: { scope: 'brand' } } ? Brand : Brand | null;

/** Everything a route may know about one call of an operators' endpoint E. */
export type OperatorCall<E> = Omit<OperatorCaller, 'operator' | 'brand' | 'query' | 'body'> & {
  operator: OperatorOf<E>;
  brand: BrandOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
};

/** A live channel: sends events until either side closes it. */
export type EventSink = {
  tell(event: string, data: unknown): void;
  close(): void;
};
/** Called with an open channel; returns what to do when it has closed. */
export class EventsAnswer {
  readonly open: (sink: EventSink) => () => void;

  constructor(open: (sink: EventSink) => () => void) {
    this.open = open;
  }
}

type Answer<E> = E extends { answers: 'file' }
  ? FileAnswer
  : E extends { answers: 'events' }
    ? EventsAnswer
    : AnswerInputOf<E>;
export type OperatorHandler<E> = (call: OperatorCall<E>) => Answer<E> | Promise<Answer<E>>;

/** One handler per operators' endpoint of a domain: a missing or doubled one does not compile. */
export type OperatorHandlers<Domain extends Record<string, OperatorEndpointDefinition>> = {
  [Name in keyof Domain]: OperatorHandler<Domain[Name]>;
};

/** The caller, as recorded, so that one operator can be held accountable later. */
export function actorOf(operator: Operator | null, from: Omit<Actor, 'operatorId' | 'sessionId'>): Actor {
  return { ...from, operatorId: operator?.id ?? null, sessionId: operator?.sessionId ?? null };
}

export function operatorReach(operator: Operator, permission: Permission): Reach {
  return reachOf(operator.grants, permission);
}
