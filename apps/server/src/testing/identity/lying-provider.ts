import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';

type Lie = { claims?: JWTPayload; isForeignKey?: boolean; isUnsigned?: boolean };

/** An OpenID Connect provider that answers any code with the token a test asked for. */
export async function startLyingProvider(clientId: string) {
  const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [own, foreign] = [makePair(), makePair()];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' };
  let lie: Lie = {};

  async function idToken(): Promise<string> {
    const claims = { iss: issuer, aud: clientId, sub: 'somebody', ...lie.claims };
    if (lie.isUnsigned) return `${encode({ alg: 'none' })}.${encode(claims)}.`;
    const { privateKey } = lie.isForeignKey ? foreign : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);
  }

  const server = createServer(async (request, response) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
      '/jwks': () => ({ keys: [jwk] }),
      '/token': async () => ({ id_token: await idToken() }),
    };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(await answers[request.url ?? '']?.()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    tell: (next: Lie) => {
      lie = next;
    },
    close: () => server.close(),
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
