import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type SigningKey = ReturnType<typeof makeSigningKey>;

/** A key pair made when it is first used, which takes a moment, and gone at the end. */
export function makeSigningKey(alg: 'RS256' | 'ES256') {
  let made: ReturnType<typeof make> | undefined;
  const key = () => {
    made ??= make(alg);
    return made;
  };
  return {
    keySet: async () => ({ keys: [(await key()).jwk] }),
    async sign(claims: JWTPayload): Promise<string> {
      const { privateKey, kid } = await key();
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
