import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isPlain, Text } from '../text.ts';
import { SITE_SIDES } from '../values/identity.ts';
import { ACCOUNT_REFUSALS, Id, Moment, SessionInfo } from './parts.ts';

/** Options and responses as WebAuthn's JSON forms; the library on either side reads and checks them. */
const WebAuthnJson = z.looseObject({}).refine(isPlain);
const Passkey = z.object({
  id: Id,
  label: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
});

export const passkeyEndpoints = {
  passkeys: endpoint({
    method: 'GET',
    path: '/wps/member/passkeys',
    summary: 'The passkeys of this account',
    access: 'member',
    answer: z.object({ items: z.array(Passkey) }),
    refusals: [],
  }),
  passkeyCreationOptions: endpoint({
    method: 'POST',
    path: '/wps/member/passkeys/options',
    summary: 'What the browser needs to make a passkey',
    access: 'member',
    answer: z.object({ options: WebAuthnJson }),
    refusals: ['passkey_failed'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/wps/member/passkeys',
    summary: 'Adds the passkey the browser made',
    access: 'member',
    body: z.object({ response: WebAuthnJson, label: Text.trim().min(1).max(60) }),
    answer: Passkey,
    refusals: ['passkey_failed'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/wps/member/passkeys',
    summary: 'Takes a passkey away',
    access: 'member',
    query: z.object({ id: Id }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  passkeyLoginOptions: endpoint({
    method: 'POST',
    path: '/wps/session/passkey/options',
    summary: 'What the browser needs to sign in with a passkey',
    access: 'everyone',
    callsPerMinute: 60,
    answer: z.object({ options: WebAuthnJson, ticket: z.string() }),
    refusals: [],
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/wps/session/passkey',
    summary: 'Signs in with a passkey',
    access: 'everyone',
    callsPerMinute: 60,
    body: z.object({
      ticket: Text.max(100),
      response: WebAuthnJson,
      side: z.enum(SITE_SIDES).default('member'),
    }),
    answer: SessionInfo,
    refusals: ['passkey_failed', ...ACCOUNT_REFUSALS],
  }),
};
