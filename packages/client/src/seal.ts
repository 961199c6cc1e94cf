import type { AnswerOf, Contract } from '@parlour/contract';
import { CompactEncrypt, importJWK } from 'jose';

/** Seals a payload for one call: stamped with the server's time, since phone clocks are wrong. */
export async function seal({
  keys,
  payload,
}: {
  keys: AnswerOf<Contract['system']['sealingKeys']>;
  payload: unknown;
}): Promise<string> {
  const [jwk] = keys.keys;
  if (!jwk) throw new Error('the server gave no key');
  const stamped = { ...(payload as object), iat: keys.now, jti: crypto.randomUUID() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
}
