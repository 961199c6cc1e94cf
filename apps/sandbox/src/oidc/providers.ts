import { makeSigningKey, type SigningKey } from '../signing-key.ts';

/** Stands for a company's sign-in without being it: no name or mark of theirs is shown as ours. */
export type Provider = {
  id: 'google' | 'facebook';
  standsFor: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  key: SigningKey;
};

/** One signs as most do, the other with the curve, so that a client is tried with both. */
export function createProviders(origin: () => string): Provider[] {
  const provider = (id: Provider['id'], standsFor: string, key: SigningKey): Provider => ({
    id,
    standsFor,
    get issuer() {
      return `${origin()}/oidc/${id}`;
    },
    clientId: `parlour-${id}`,
    clientSecret: `sandbox-${id}-secret`,
    key,
  });
  return [
    provider('google', 'Google', makeSigningKey('RS256')),
    provider('facebook', 'Facebook', makeSigningKey('ES256')),
  ];
}
