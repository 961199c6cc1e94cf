import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FactorWay, ownProof, PROOF_REFUSALS, ProofWay } from '../proof.ts';
import { Text } from '../text.ts';
import { SOCIAL_PROVIDERS } from '../values/identity.ts';
import { Moment, Secret } from './parts.ts';

const SocialProvider = z.enum(SOCIAL_PROVIDERS);

export const securityEndpoints = {
  securityConfig: endpoint({
    method: 'GET',
    path: '/wps/member/securityConfig',
    summary: 'What keeps the account safe: what is set, masked where it could be copied',
    access: 'member',
    answer: z.object({
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      hasSecondFactor: z.boolean(),
      recoveryCodesLeft: z.number().int(),
      payeeName: z.string().nullable().describe('Masked; in whose name the bank cards are'),
      mobile: z.string().nullable().describe('Masked'),
      isMobileVerified: z.boolean(),
      email: z.string().nullable().describe('Masked'),
      isEmailVerified: z.boolean(),
      passkeys: z.number().int(),
      bankCards: z.number().int(),
      links: z.array(z.object({ provider: SocialProvider, linkedAt: Moment })),
      areLinksFinal: z.boolean().describe('The brand lets no third-party account be unlinked'),
      proofs: z.array(ProofWay).describe('How the member can prove themselves; none: by signing in again'),
      factors: z.array(FactorWay).describe('What the second factor can be; none: it is not asked for'),
      withdrawalsHeldUntil: Moment.nullable().describe(
        'A way to sign in or to be paid has changed: no withdrawal before',
      ),
    }),
    refusals: [],
  }),
  setPaymentPassword: endpoint({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    summary:
      'Sets the password for withdrawals, or changes it with the old one or a code; withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      ...ownProof,
      oldPaymentPassword: Text.max(200).optional().describe('To change it; without, `proofCode`'),
      newPassword: Secret,
      confirmNewPassword: Secret,
    }),
    answer: z.object({}),
    refusals: [
      'confirmation_mismatch',
      'same_password',
      'weak_payment_password',
      'wrong_payment_password',
      ...PROOF_REFUSALS,
    ],
  }),
  sendProofCode: endpoint({
    method: 'POST',
    path: '/wps/verification/member',
    summary:
      'Sends the signed-in member a code to a proved contact of theirs, to prove themselves (`proofCode`)',
    access: 'member',
    callsPerMinute: 20,
    body: z.object({ way: z.enum(['sms', 'mail']) }),
    answer: z.object({ expirationTime: Moment.describe('When the next code may be asked for') }),
    refusals: ['proof_needed'],
  }),
  removeLink: endpoint({
    method: 'POST',
    path: '/wps/member/social/remove',
    summary: 'Unlinks a third-party account, where the brand has not made links final',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({ provider: SocialProvider, ...ownProof }),
    answer: z.object({}),
    refusals: ['not_found', 'social_final', 'last_way_in', ...PROOF_REFUSALS],
  }),
  securityQuestion: endpoint({
    method: 'GET',
    path: '/wps/member/securityQuestion',
    summary: 'The security question of the account; it proves nothing (switched off unless a brand wants it)',
    access: 'member',
    modules: ['securityQuestion'],
    answer: z.object({ question: z.string().nullable() }),
    refusals: [],
  }),
  setSecurityQuestion: endpoint({
    method: 'POST',
    path: '/wps/member/securityQuestion',
    summary: 'Sets the security question and its answer, of which only a hash is kept',
    access: 'member',
    callsPerMinute: 30,
    modules: ['securityQuestion'],
    sealed: true,
    body: z.object({
      question: Text.trim().min(1).max(120),
      answer: Text.trim().min(1).max(120),
      ...ownProof,
    }),
    answer: z.object({ question: z.string() }),
    refusals: [...PROOF_REFUSALS],
  }),
};
