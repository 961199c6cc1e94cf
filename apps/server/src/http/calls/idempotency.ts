import { createHash } from 'node:crypto';
import { isIdInAnyCase } from '@parlour/clock/ids';
import type { EndpointDefinition } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Handler } from './call.ts';
import { Written, writeAnswer } from './envelope.ts';
import { Refusal } from './refusal.ts';

export type KeyedCall = { brandId: string; caller: string; key: string; requestHash: string };
/** The first answer: the value as JSON, or a refusal. */
export type FirstAnswer =
  | { valueJson: string }
  | { refusal: { code: Refusal['code']; value: Record<string, unknown> } };
/** Does the work of a keyed call once, and answers repeats with the first answer. */
export type RepeatGuard = {
  once(
    call: KeyedCall,
    work: () => Promise<FirstAnswer>,
  ): Promise<{ answer: FirstAnswer; isRepeat: boolean }>;
};

export function idempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !isIdInAnyCase(key)) throw new Refusal('idempotency_key_needed');
  return key.toLowerCase();
}

type Needs = {
  definition: EndpointDefinition;
  call: Call<EndpointDefinition>;
  reply: FastifyReply;
  repeats: RepeatGuard;
};

/** Runs the handler of a call that moves money, at most once per key. */
export async function answerOnce(
  { definition, call, reply, repeats }: Needs,
  handle: Handler<EndpointDefinition>,
): Promise<Written> {
  const keyed = {
    brandId: call.brand.id,
    caller: call.session?.memberId ?? '',
    key: call.idempotencyKey ?? '',
    requestHash: hashOf(definition, call),
  };
  const { answer, isRepeat } = await repeats.once(keyed, () => firstAnswer(definition, call, handle));
  const headers: Record<string, string> = isRepeat ? { 'idempotency-hit': '1' } : {};
  if ('refusal' in answer) throw new Refusal(answer.refusal.code, answer.refusal.value, headers);
  reply.headers(headers);
  return new Written(answer.valueJson);
}

/** A refusal is an answer too, and is repeated; after a bug or a failed dependency the call may be tried again. */
async function firstAnswer(
  definition: EndpointDefinition,
  call: Call<EndpointDefinition>,
  handle: Handler<EndpointDefinition>,
): Promise<FirstAnswer> {
  try {
    const value = await handle(call);
    return {
      valueJson: value instanceof Written ? value.valueJson : writeAnswer(definition, value).valueJson,
    };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { refusal: { code: error.code, value: error.value } };
  }
}

/** What is asked for. The second factor only proves who asks, and a repeat brings another one. */
function hashOf({ method, path }: EndpointDefinition, { query, body }: Call<EndpointDefinition>): string {
  const { factorCode: _code, factorPasskey: _passkey, ...asked } = (body ?? {}) as Record<string, unknown>;
  return createHash('sha256')
    .update(JSON.stringify([method, path, query ?? null, body === undefined ? null : asked]))
    .digest('base64url');
}
