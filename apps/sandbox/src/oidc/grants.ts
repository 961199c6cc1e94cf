import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { isLoopback } from '../loopback.ts';
import { createOneTime } from '../one-time.ts';
import { subjectOf } from './people.ts';
import type { Provider } from './providers.ts';

const CODE_LIFE_MS = MINUTE_MS;
const TOKEN_LIFE_SECONDS = 3_600;

/** RFC 6749 and OpenID Connect; a proof key (RFC 7636) is always required. */
export const AuthorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }).refine(isLoopback, 'must lead to this machine'),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid'), 'must name openid'),
  state: z.string().min(1).max(500),
  nonce: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/, 'must be the base64url of a SHA-256'),
  code_challenge_method: z.literal('S256'),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

export const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
type TokenRequest = z.infer<typeof TokenRequest>;

type Grant = { provider: Provider['id']; request: AuthorizationRequest; name: string };

/** What a person allowed, from the press of the button until a client fetches the token. */
export function createGrants(clock: Clock) {
  const codes = createOneTime<Grant>({ clock, lifeMs: CODE_LIFE_MS });

  return {
    /** Where the browser goes next. */
    allow(provider: Provider, request: AuthorizationRequest, name: string): string {
      return leadBack(request, { code: codes.put({ provider: provider.id, request, name }) });
    },
    refuse: (request: AuthorizationRequest): string => leadBack(request, { error: 'access_denied' }),
    /** Null: the code is not valid for this client, or no longer. */
    async redeem(provider: Provider, wanted: TokenRequest) {
      const grant = codes.take(wanted.code);
      if (!grant || !isGoodFor(grant, provider, wanted)) return null;
      const iat = Math.floor(clock.now() / 1000);
      const idToken = await provider.key.sign({
        iss: provider.issuer,
        aud: provider.clientId,
        sub: subjectOf(provider.id, grant.name),
        name: grant.name,
        nonce: grant.request.nonce,
        iat,
        exp: iat + TOKEN_LIFE_SECONDS,
      });
      return { id_token: idToken, token_type: 'Bearer', expires_in: TOKEN_LIFE_SECONDS, scope: 'openid' };
    },
  };
}

function isGoodFor({ provider, request }: Grant, { id }: Provider, wanted: TokenRequest): boolean {
  const challenge = createHash('sha256').update(wanted.code_verifier).digest('base64url');
  return (
    provider === id && request.redirect_uri === wanted.redirect_uri && challenge === request.code_challenge
  );
}

function leadBack({ redirect_uri, state }: AuthorizationRequest, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
  return url.href;
}
