import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import { ANSWER_MAX_BYTES } from './outbound.rules.ts';
import { guardedLookup } from './private-networks.ts';

type Outbound = {
  url: string;
  deadlineMs: number;
  headers?: Record<string, string>;
  requestId: string | null;
  /** If an answer may be longer than usual. */
  answerMaxBytes?: number;
  /** For addresses that people typed: no private network is reached, except at these hosts. */
  privateHosts?: readonly string[];
};
export type OutboundCall = Outbound & {
  body: unknown;
  /** Headers about the text as sent, such as its signature. */
  headersFor?: (text: string) => Record<string, string>;
};
type Answered = { status: number; text: string };

/** Posts JSON to another system: never inside a transaction, always with a deadline, never following redirects. */
export function postJson({ body, headersFor, ...call }: OutboundCall): Promise<Answered> {
  const text = JSON.stringify(body);
  return send(call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersFor?.(text) },
    body: text,
  });
}

/** The same with a form, as OAuth requires. */
export function postForm({
  fields,
  ...call
}: Outbound & { fields: Record<string, string> }): Promise<Answered> {
  return send(call, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The same with bytes, whose headers say what they are. */
export function postBytes({
  bytes,
  ...call
}: Outbound & { bytes: Uint8Array<ArrayBuffer> }): Promise<Answered> {
  return send(call, { method: 'POST', headers: {}, body: bytes });
}

/** The same for a GET. */
export function getJson(call: Outbound): Promise<Answered> {
  return send(call, { method: 'GET', headers: { accept: 'application/json' } });
}

/** Parses an answer. Invalid JSON becomes null, which has none of the fields that are looked for. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Sent = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

async function send(call: Outbound, { headers, ...sent }: Sent): Promise<Answered> {
  refuseInsideTransaction(`a call to ${new URL(call.url).host}`);
  const all = {
    ...headers,
    ...(call.requestId ? { 'x-request-id': call.requestId } : {}),
    ...call.headers,
  };
  const maxBytes = call.answerMaxBytes ?? ANSWER_MAX_BYTES;
  const signal = AbortSignal.timeout(call.deadlineMs);
  if (call.privateHosts) {
    const lookup = guardedLookup(call.url, call.privateHosts);
    const guarded = { method: sent.method, headers: all, signal, ...(lookup ? { lookup } : {}) };
    const response = await requestGuarded(call.url, guarded, sent.body);
    return { status: response.statusCode ?? 0, text: await readAtMost(response, maxBytes) };
  }
  const response = await fetch(call.url, { ...sent, redirect: 'error', signal, headers: all });
  return { status: response.status, text: await readAtMost(response.body ?? [], maxBytes) };
}

/** `fetch` does not let anybody judge the address a name leads to; this does, and follows no redirect either. */
function requestGuarded(
  url: string,
  options: RequestOptions,
  body: string | Uint8Array | undefined,
): Promise<IncomingMessage> {
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve);
    // Asked once, whatever happens: who hangs up may have read it.
    asked.on('error', reject);
    asked.end(body);
  });
}

async function readAtMost(body: AsyncIterable<Uint8Array> | [], maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
