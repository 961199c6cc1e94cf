import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { sendPage } from '../html-page.ts';
import { isSecret } from '../secrets.ts';
import { authorizePage, problemPage } from './authorize-page.ts';
import { AuthorizationRequest, createGrants, TokenRequest } from './grants.ts';
import type { Provider } from './providers.ts';

const Decision = z.object({
  decision: z.enum(['continue', 'refuse']),
  person: z.string().trim().max(60).default(''),
  name: z.string().trim().max(60).default(''),
});

type OidcNeeds = { providers: Provider[]; clock: Clock };

/** OpenID Connect, authorization code with a proof key: the other side of the platform's third-party sign-in. */
export function oidcRoutes(server: FastifyInstance, { providers, clock }: OidcNeeds): void {
  const grants = createGrants(clock);
  for (const provider of providers) {
    const base = `/oidc/${provider.id}`;
    server.get(`${base}/.well-known/openid-configuration`, () => discoveryOf(provider));
    server.get(`${base}/jwks`, () => provider.key.keySet());
    server.get(`${base}/authorize`, (request, reply) => {
      const asked = readRequest(provider, request.query);
      if (typeof asked === 'string') return sendPage(reply.code(400), problemPage(provider, asked));
      return sendPage(reply, authorizePage(provider, asked), new URL(asked.redirect_uri).origin);
    });
    server.post(`${base}/authorize`, (request, reply) => {
      const asked = readRequest(provider, request.body);
      const decided = Decision.safeParse(request.body);
      if (typeof asked === 'string') return sendPage(reply.code(400), problemPage(provider, asked));
      if (decided.data?.decision === 'refuse') return reply.redirect(grants.refuse(asked), 303);
      const name = decided.data?.name || decided.data?.person;
      if (!name) return sendPage(reply.code(400), problemPage(provider, 'Nobody was chosen.'));
      return reply.redirect(grants.allow(provider, asked, name), 303);
    });
    server.post(`${base}/token`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isClient(provider, request)) return reply.code(401).send({ error: 'invalid_client' });
      const wanted = TokenRequest.safeParse(request.body);
      if (!wanted.success) return reply.code(400).send({ error: 'invalid_request' });
      return (await grants.redeem(provider, wanted.data)) ?? reply.code(400).send({ error: 'invalid_grant' });
    });
  }
}

function discoveryOf({ issuer }: Provider) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile'],
  };
}

/** The request, or what is wrong with it. */
function readRequest(provider: Provider, given: unknown): AuthorizationRequest | string {
  const asked = AuthorizationRequest.safeParse(given);
  if (!asked.success) return z.prettifyError(asked.error);
  return asked.data.client_id === provider.clientId ? asked.data : 'This client is not known here.';
}

/** In the body or by basic authentication, because clients differ. */
function isClient({ clientId, clientSecret }: Provider, request: FastifyRequest): boolean {
  const body = (request.body ?? {}) as Record<string, string>;
  const [, basic] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : [body.client_id, body.client_secret];
  return id === clientId && isSecret(secret ?? '', clientSecret);
}
