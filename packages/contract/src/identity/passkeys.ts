import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownProof, PROOF_REFUSALS, WebAuthnJson } from '../proof.ts';
import { Text } from '../text.ts';
import { SITE_SIDES } from '../values/identity.ts';
import { ENTRY_REFUSALS, Id, Moment, SessionInfo } from './parts.ts';

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
    summary: 'Adds the passkey the browser made; withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({ response: WebAuthnJson, label: Text.trim().min(1).max(60), ...ownProof }),
    answer: Passkey,
    refusals: ['passkey_failed', ...PROOF_REFUSALS],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/wps/member/passkeys/remove',
    summary: 'Takes a passkey away',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({ id: Id, ...ownProof }),
    answer: z.object({}),
    refusals: ['not_found', 'last_way_in', ...PROOF_REFUSALS],
  }),
  proofPasskeyOptions: endpoint({
    method: 'POST',
    path: '/wps/member/passkeys/proof',
    summary: 'What the browser needs to prove the signed-in member by a passkey (`proofPasskey`)',
    access: 'member',
    callsPerMinute: 30,
    answer: z.object({ options: WebAuthnJson }),
    refusals: ['passkey_failed'],
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
    refusals: ['passkey_failed', ...ENTRY_REFUSALS],
  }),
};
