import { makeSigningKey, type SigningKey } from '../signing-key.ts';

/** Stands in for a company's sign-in without using its name or mark as ours. */
export type Provider = {
  id: 'google' | 'facebook';
  standsFor: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  key: SigningKey;
};

/** One signs with the common algorithm, the other with the curve, so that clients are tested with both. */
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
