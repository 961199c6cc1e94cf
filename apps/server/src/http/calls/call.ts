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
export type Session = {
  readonly id: string;
  readonly memberId: string;
  readonly type: MemberType;
  /** Opened with a one-time password: good for choosing another, and for what the contract lists beside it. */
  readonly mustChangePassword?: boolean;
};

/** Who calls, known before the body is read; query and body follow once they are checked. */
export type Caller = {
  brand: Brand;
  language: Language;
  device: Device;
  ip: string;
  userAgent: string;
  /** The origin of the caller's page: links back to us start with it. */
  origin: string;
  cookies: Cookies;
  requestId: string;
  /** For a call that moves money: its postings derive their ids from it, so that a repeat posts nothing. */
  idempotencyKey: string | null;
  session: Session | null;
  query: unknown;
  body: unknown;
  raw: RawBody | null;
};

/** The raw body, with the headers that sign it. */
export type RawBody = { readonly headers: IncomingHttpHeaders; readonly text: string };

type RawOf<E> = E extends { rawBody: true } ? RawBody : null;
type SessionOf<E> = E extends { access: 'everyone' } ? Session | null : Session;

/** Everything a route may know about one call of endpoint E. */
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

/** One handler per endpoint of a domain: a missing or doubled one does not compile. */
export type Handlers<Domain extends Record<string, EndpointDefinition>> = {
  [Name in keyof Domain]: Handler<Domain[Name]>;
};
