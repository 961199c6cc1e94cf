import type {
  AnswerOf,
  BodyInputOf,
  Contract,
  Device,
  EndpointDefinition,
  Language,
  QueryInputOf,
  RefusalCode,
} from '@parlour/contract';
import { ENDPOINTS } from './endpoints.generated.ts';

/** A call the server refused, or never answered (`offline`: no network, or no answer in time, then `isLate`). */
export class CallRefused extends Error {
  readonly code: RefusalCode | 'offline';
  readonly value: Record<string, unknown>;

  constructor(code: RefusalCode | 'offline', message: string, value: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.value = value;
  }
}

export type ClientNeeds = {
  /** Empty: the page's own origin. */
  origin?: string;
  /** Null: the brand of the page's own address. */
  merchant?(): string | null;
  language(): Language;
  device(): Device;
  token(): string | null;
  /** Loads what seals a body; most pages never need it. */
  loadSealer?: () => Promise<{ seal(call: { keys: SealingKeys; payload: unknown }): Promise<string> }>;
  deadlineMs?: number;
};

export type Input<E> = (QueryInputOf<E> extends undefined ? { query?: never } : { query: QueryInputOf<E> }) &
  (BodyInputOf<E> extends undefined ? { body?: never } : { body: BodyInputOf<E> }) &
  (E extends { movesMoney: true } ? { idempotencyKey: string } : { idempotencyKey?: never }) & {
    /** Aborts the call when its answer is no longer needed. */
    signal?: AbortSignal;
  };

type Args<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** A function for each endpoint of the contract: `client.system.status()`. */
export type Client = {
  [Domain in keyof Contract]: {
    [Name in keyof Contract[Domain]]: (
      ...args: Args<Contract[Domain][Name]>
    ) => Promise<AnswerOf<Contract[Domain][Name]>>;
  };
};

type SealingKeys = AnswerOf<Contract['system']['sealingKeys']>;
type Route = Pick<EndpointDefinition, 'method' | 'path'> & { sealed?: true; form?: true };
/** `merchant` names another brand than the client's own for this one call; null: none. */
type Sent = {
  query?: Record<string, unknown>;
  body?: unknown;
  merchant?: string | null;
  /** For a call that moves money: send the same key again until the answer is known. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};
type Tables = Record<string, Record<string, Route>>;

const DEADLINE_MS = 15_000;

export function createClient(needs: ClientNeeds): Client {
  return createCalls(ENDPOINTS, needs) as Client;
}

/** A function for each route of a table; the caller supplies the argument and answer types. */
export function createCalls(tables: Tables, needs: ClientNeeds): unknown {
  const calling: Calling = { needs, sealingKeys: tables.system?.sealingKeys };
  const domains = Object.entries(tables).map(([domain, routes]) => [
    domain,
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [name, (input?: Sent) => send(calling, route, input)]),
    ),
  ]);
  return Object.fromEntries(domains);
}

/** `sealingKeys`: where they are, in the tables that have sealed calls. */
type Calling = { needs: ClientNeeds; sealingKeys: Route | undefined };

async function send(calling: Calling, route: Route, input: Sent = {}): Promise<unknown> {
  const { needs } = calling;
  const { query = {}, body, merchant = needs.merchant?.() ?? null, idempotencyKey, signal } = input;
  const sent = body === undefined ? undefined : await encode(calling, route, body);
  const token = needs.token();
  let response: Response;
  try {
    response = await fetch(addressOf(needs, route, query), {
      method: route.method,
      credentials: 'same-origin',
      signal: endingOf(needs, signal),
      headers: {
        Language: needs.language(),
        Device: needs.device(),
        ...(merchant ? { Merchant: merchant } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(sent ? { 'Content-Type': sent.type } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(sent ? { body: sent.text } : {}),
    });
  } catch (error) {
    const { name, message } = error as Error;
    throw new CallRefused('offline', message, { isLate: name === 'TimeoutError' });
  }
  return readEnvelope(response);
}

/** Aborts at the deadline or when the caller does. By hand, because many phones lack `AbortSignal.any`. */
function endingOf({ deadlineMs = DEADLINE_MS }: ClientNeeds, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  if (!signal) return deadline;
  const ending = new AbortController();
  for (const either of [signal, deadline]) {
    if (either.aborted) ending.abort(either.reason);
    either.addEventListener('abort', () => ending.abort(either.reason), { once: true });
  }
  return ending.signal;
}

function addressOf({ origin = '' }: ClientNeeds, { path }: Route, query: Record<string, unknown>): string {
  const search = searchOf(query);
  return origin + path + (search.size > 0 ? `?${search}` : '');
}

function searchOf(fields: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) search.set(name, String(value));
  return search;
}

async function encode(
  calling: Calling,
  route: Route,
  body: unknown,
): Promise<{ type: string; text: string }> {
  if (route.form)
    return {
      type: 'application/x-www-form-urlencoded',
      text: searchOf(body as Record<string, unknown>).toString(),
    };
  if (!route.sealed) return { type: 'application/json', text: JSON.stringify(body) };
  const { needs, sealingKeys } = calling;
  if (!needs.loadSealer || !sealingKeys) throw new Error(`${route.path} needs a sealer`);
  const [{ seal }, keys] = await Promise.all([needs.loadSealer(), send(calling, sealingKeys)]);
  return { type: 'application/jose', text: await seal({ keys: keys as SealingKeys, payload: body }) };
}

type Envelope =
  | { success: true; value: unknown }
  | { success: false; code: RefusalCode; message: string; value: Record<string, unknown> };

async function readEnvelope(response: Response): Promise<unknown> {
  let envelope: Envelope;
  try {
    envelope = (await response.json()) as Envelope;
  } catch {
    // A proxy's error page or a truncated answer counts as no answer.
    throw new CallRefused('offline', `no readable answer (${response.status})`, {});
  }
  if (!envelope.success) throw new CallRefused(envelope.code, envelope.message, envelope.value);
  return envelope.value;
}

/** Whether an address currently serves a page. */
export function isServed(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
