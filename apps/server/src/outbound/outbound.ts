import { refuseInsideTransaction } from '@parlour/database/transaction';

type Outbound = {
  url: string;
  deadlineMs: number;
  headers?: Record<string, string>;
  requestId: string | null;
  /** If an answer may be longer than usual. */
  answerMaxBytes?: number;
};
export type OutboundCall = Outbound & {
  body: unknown;
  /** Headers about the text as sent, such as its signature. */
  headersFor?: (text: string) => Record<string, string>;
};
type Answered = { status: number; text: string };

const ANSWER_MAX_BYTES = 1_048_576;

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

type Sent = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

async function send(call: Outbound, { headers, ...sent }: Sent): Promise<Answered> {
  refuseInsideTransaction(`a call to ${new URL(call.url).host}`);
  const response = await fetch(call.url, {
    ...sent,
    redirect: 'error',
    signal: AbortSignal.timeout(call.deadlineMs),
    headers: {
      ...headers,
      ...(call.requestId ? { 'x-request-id': call.requestId } : {}),
      ...call.headers,
    },
  });
  return {
    status: response.status,
    text: await readAtMost(response, call.answerMaxBytes ?? ANSWER_MAX_BYTES),
  };
}

async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
