import { createHash } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { z } from 'zod';
import type { SocialParty } from '../config/third-parties.ts';
import { DISCOVERY_KEPT_MS, NAME_MAX, PROVIDER_DEADLINE_MS } from './outbound.rules.ts';
import { getJson, parseJson, postForm } from './outbound.ts';
import { createSignedTokens } from './signed-tokens.ts';

const ALGORITHMS = ['RS256', 'ES256'];

/** The provider is down, or answers outside the protocol. */
export class ProviderDown extends Error {}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});
const Tokens = z.object({ id_token: z.string() });
const Claims = z.object({ sub: z.string().min(1).max(255), nonce: z.string(), name: z.string().optional() });

/** What the start of a sign-in stores for its end. */
export type Handshake = { redirectUri: string; nonce: string; verifier: string };
export type OpenId = ReturnType<typeof createOpenId>;

/** A client of one OpenID Connect provider: authorization code, with a proof key and a nonce. */
export function createOpenId({ party, clock }: { party: SocialParty; clock: Clock }) {
  let known: { value: ReturnType<typeof discover>; until: number } | null = null;

  /** Cached for a while; failures are not. */
  function discovery() {
    if (known && known.until > clock.now()) return known.value;
    const value = discover(party, clock);
    known = { value, until: clock.now() + DISCOVERY_KEPT_MS };
    value.catch(() => {
      known = null;
    });
    return value;
  }

  return {
    /** Where the visitor goes to say who they are. */
    async authorizeUrl({ redirectUri, nonce, verifier, state }: Handshake & { state: string }) {
      const url = new URL((await discovery()).authorizeUrl);
      const asked = {
        response_type: 'code',
        client_id: party.clientId,
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },

    /** The person the provider recognised; null if the code or its token is not valid. */
    async identify(
      code: string,
      { redirectUri, nonce, verifier }: Handshake,
      requestId: string,
    ): Promise<{ subject: string; name: string | null } | null> {
      const { tokenUrl, tokens } = await discovery();
      const idToken = await redeem({ tokenUrl, party, code, redirectUri, verifier, requestId });
      if (idToken === null) return null;
      const payload = await tokens.read(idToken, {
        issuer: party.issuer,
        audience: party.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'nonce', 'iat', 'exp'],
      });
      const claims = Claims.safeParse(payload);
      if (!claims.success || claims.data.nonce !== nonce) return null;
      // A token for several parties names the one it was made for.
      if (payload?.azp !== undefined && payload.azp !== party.clientId) return null;
      return { subject: claims.data.sub, name: claims.data.name?.slice(0, NAME_MAX) || null };
    },
  };
}

async function discover(party: SocialParty, clock: Clock) {
  const url = `${party.issuer}/.well-known/openid-configuration`;
  const { status, text } = await ask(url, () =>
    getJson({ url, deadlineMs: PROVIDER_DEADLINE_MS, requestId: null }),
  );
  const found = status === 200 ? Discovery.safeParse(parseJson(text)) : null;
  const tokenUrl = found?.data?.token_endpoint ?? party.tokenUrl;
  if (!found?.success || found.data.issuer !== party.issuer || tokenUrl === null)
    throw new ProviderDown(`${url} does not describe ${party.issuer}`);
  return {
    authorizeUrl: found.data.authorization_endpoint,
    tokenUrl,
    tokens: createSignedTokens({ keysUrl: found.data.jwks_uri, clock }),
  };
}

type Redeeming = {
  tokenUrl: string;
  party: SocialParty;
  code: string;
  redirectUri: string;
  verifier: string;
  requestId: string;
};

/** Null: the provider refuses the code. */
async function redeem({ tokenUrl, party, code, redirectUri, verifier, requestId }: Redeeming) {
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: party.clientId,
    client_secret: party.clientSecret,
    code_verifier: verifier,
  };
  const { status, text } = await ask(tokenUrl, () =>
    postForm({ url: tokenUrl, deadlineMs: PROVIDER_DEADLINE_MS, requestId, fields }),
  );
  // Only this client's own registration can be wrong then, which no visitor can fix.
  if (status === 401 || status >= 500) throw new ProviderDown(`${tokenUrl} answered ${status}`);
  return status === 200 ? (Tokens.safeParse(parseJson(text)).data?.id_token ?? null) : null;
}

async function ask<Answer>(url: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderDown(`${url} did not answer`, { cause: error });
  }
}
