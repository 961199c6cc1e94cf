import { refuseInsideTransaction } from '../db/transaction.ts';

export type OutboundCall = {
  url: string;
  deadlineMs: number;
  headers?: Record<string, string>;
  body: unknown;
  requestId: string | null;
};

const ANSWER_MAX_BYTES = 1_048_576;

/** Posts JSON to another system: never inside a transaction, always with a deadline, never following redirects. */
export async function postJson(call: OutboundCall): Promise<{ status: number; text: string }> {
  refuseInsideTransaction(`a call to ${new URL(call.url).host}`);
  const response = await fetch(call.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(call.deadlineMs),
    headers: {
      'content-type': 'application/json',
      ...(call.requestId ? { 'x-request-id': call.requestId } : {}),
      ...call.headers,
    },
    body: JSON.stringify(call.body),
  });
  return { status: response.status, text: await readAtMost(response, ANSWER_MAX_BYTES) };
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
