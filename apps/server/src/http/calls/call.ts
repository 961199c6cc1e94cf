import type { IncomingHttpHeaders } from 'node:http';
import type {
  AnswerInputOf,
  BodyOf,
  Device,
  EndpointDefinition,
  Language,
  MemberType,
  QueryOf,
} from '@parlour/contract';
import type { Brand } from '../../tenancy/brand.ts';
import type { Cookies } from '../cookies.ts';
import type { FileAnswer } from '../documents/file-answer.ts';
import type { Written } from './envelope.ts';
import type { WordAnswer } from './word-answer.ts';

/** Somebody who signed in, valid for one brand only. */
export type Session = { readonly id: string; readonly memberId: string; readonly type: MemberType };

/** Who calls, known before the body is read; query and body follow once they are checked. */
export type Caller = {
  brand: Brand;
  language: Language;
  device: Device;
  ip: string;
  userAgent: string;
  /** Where the caller's page is: what links back to us start with. */
  origin: string;
  cookies: Cookies;
  requestId: string;
  /** Of a call that moves money: what its postings make their ids from, so that a repeat posts nothing. */
  idempotencyKey: string | null;
  session: Session | null;
  query: unknown;
  body: unknown;
  raw: RawBody | null;
};

/** A body as it came, with the headers that sign it. */
export type RawBody = { readonly headers: IncomingHttpHeaders; readonly text: string };

type RawOf<E> = E extends { rawBody: true } ? RawBody : null;
type SessionOf<E> = E extends { access: 'everyone' } ? Session | null : Session;

/** Everything a route may know of one call of endpoint E. */
export type Call<E> = Omit<Caller, 'session' | 'query' | 'body' | 'raw'> & {
  session: SessionOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  raw: RawOf<E>;
};

type Answer<E> = E extends { answers: 'file' }
  ? FileAnswer
  : AnswerInputOf<E> | Written | (E extends { answers: 'word' } ? WordAnswer : never);
export type Handler<E> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** One handler for each endpoint of a domain: one too few or one twice does not compile. */
export type Handlers<Domain extends Record<string, EndpointDefinition>> = {
  [Name in keyof Domain]: Handler<Domain[Name]>;
};
