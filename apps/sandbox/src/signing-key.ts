import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type SigningKey = ReturnType<typeof makeSigningKey>;

/** A key pair made at start and gone at the end. Making it takes a moment, and only its users wait. */
export function makeSigningKey(alg: 'RS256' | 'ES256') {
  const made = make(alg);
  // Its users see the failure; without this, a failure before anybody uses it would end the process.
  made.catch(() => {});
  return {
    keySet: async () => ({ keys: [(await made).jwk] }),
    async sign(claims: JWTPayload): Promise<string> {
      const { privateKey, kid } = await made;
      return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(privateKey);
    },
  };
}

async function make(alg: string) {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, jwk: { ...jwk, kid, alg, use: 'sig' } };
}
