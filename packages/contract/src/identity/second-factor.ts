import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownProof, PROOF_REFUSALS, SecondFactorCode } from '../proof.ts';
import { Text } from '../text.ts';
import { ACCOUNT_REFUSALS, SessionInfo } from './parts.ts';

const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Shown this once; each replaces one code of a lost device'),
});

export const secondFactorEndpoints = {
  finishLogin: endpoint({
    method: 'POST',
    path: '/wps/session/login/code',
    summary:
      'The second step of a sign-in that was refused with `second_step_needed`: its challenge, and the second factor',
    access: 'everyone',
    callsPerMinute: 60,
    sealed: true,
    body: z.object({ challenge: Text.max(100), code: SecondFactorCode }),
    answer: SessionInfo,
    refusals: [
      'wrong_factor_code',
      'challenge_ended',
      'locked_out',
      'social_linked',
      'verification_ended',
      ...ACCOUNT_REFUSALS,
    ],
  }),
  secondFactorOptions: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor/options',
    summary: 'A secret for an authenticator app, to be confirmed by a code of it',
    access: 'member',
    callsPerMinute: 20,
    answer: z.object({ secret: z.string(), uri: z.string().describe('For a QR code'), ticket: z.string() }),
    refusals: ['second_factor_exists'],
  }),
  addSecondFactor: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor',
    summary:
      'Turns the second factor on; every other session of the account ends, and withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 20,
    sealed: true,
    body: z.object({ ticket: Text.max(100), code: SecondFactorCode, ...ownProof }),
    answer: RecoveryCodes,
    refusals: ['second_factor_exists', 'verification_ended', ...PROOF_REFUSALS],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor/codes',
    summary: 'New recovery codes; the ones before are no longer good',
    access: 'member',
    callsPerMinute: 20,
    sealed: true,
    body: z.object(ownProof),
    answer: RecoveryCodes,
    refusals: ['not_found', ...PROOF_REFUSALS],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor/remove',
    summary:
      'Turns the second factor off; every other session of the account ends, and withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 20,
    sealed: true,
    body: z.object(ownProof),
    answer: z.object({}),
    refusals: ['not_found', ...PROOF_REFUSALS],
  }),
};
