import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { SecondFactorCode, WebAuthnJson } from '../proof.ts';
import { Text } from '../text.ts';
import { operatorEndpoint } from './operator-endpoint.ts';
import { OperatorPassword, SignedIn } from './session.ts';

const OperatorPasskey = z.object({
  id: Id,
  label: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
});

const Challenge = Text.max(100).describe('As the first step of signing in answered it');

/** Passkeys beside the authenticator: after the password, one of them takes the place of the code. */
export const passkeyEndpoints = {
  signInPasskeyOptions: operatorEndpoint({
    method: 'POST',
    path: '/ops/session/passkey/options',
    summary: 'What the browser needs for the second step of signing in with a passkey',
    access: 'sign_in',
    body: z.object({ challenge: Challenge }),
    answer: z.object({ options: WebAuthnJson }),
    refusals: ['challenge_ended', 'passkey_failed'],
  }),
  signInWithPasskey: operatorEndpoint({
    method: 'POST',
    path: '/ops/session/passkey',
    summary: 'The second step of signing in: a passkey, whose device asked who holds it',
    access: 'sign_in',
    body: z.object({ challenge: Challenge, response: WebAuthnJson }),
    answer: SignedIn,
    refusals: ['passkey_failed', 'challenge_ended', 'locked_out'],
  }),
  ownPasskeys: operatorEndpoint({
    method: 'GET',
    path: '/ops/account/passkeys',
    summary: "The operator's own passkeys",
    access: { operator: 'self' },
    answer: z.object({ items: z.array(OperatorPasskey), next: z.null() }),
    refusals: [],
  }),
  passkeyCreationOptions: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/passkeys/options',
    summary: 'What the browser needs to make a passkey',
    access: { operator: 'self' },
    answer: z.object({ options: WebAuthnJson }),
    refusals: ['not_found', 'passkey_failed'],
  }),
  addPasskey: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/passkeys',
    summary: 'Adds the passkey the browser made, and ends all other sessions',
    access: { operator: 'self' },
    body: z.object({
      password: OperatorPassword,
      code: SecondFactorCode,
      label: Text.trim().min(1).max(60),
      response: WebAuthnJson,
    }),
    answer: OperatorPasskey,
    refusals: ['wrong_credentials', 'wrong_code', 'locked_out', 'not_found', 'passkey_failed'],
  }),
  removePasskey: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/passkeys/remove',
    summary: 'Takes a passkey away, and ends all other sessions; the authenticator stays',
    access: { operator: 'self' },
    body: z.object({ id: Id, password: OperatorPassword }),
    answer: z.object({}),
    refusals: ['wrong_credentials', 'locked_out', 'not_found'],
  }),
};
