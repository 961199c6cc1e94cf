import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dropping, factorProof, ownProof, PROOF_REFUSALS } from '../proof.ts';
import { Text } from '../text.ts';
import { DialingCode, HUMAN_REFUSALS, humanProof, Moment, Name, Secret, VerificationCode } from './parts.ts';

const Email = Text.trim().max(254);

export const passwordEndpoints = {
  sendPasswordEmail: endpoint({
    method: 'POST',
    path: '/wps/member/password/email',
    summary:
      'Mails a code for a new password to the address of an account; the answer is the same whether there is such an account or not',
    access: 'everyone',
    callsPerMinute: 20,
    form: true,
    body: z.object({ username: Name, email: Email, ...humanProof }),
    answer: z.object({ expirationTime: Moment.describe('When the next code may be asked for') }),
    refusals: HUMAN_REFUSALS,
  }),
  verifyPasswordCode: endpoint({
    method: 'GET',
    path: '/wps/member/password/verification',
    summary:
      'Trades a code that was sent (by SMS: mobile number; by mail: user name and address) for a ticket',
    access: 'everyone',
    callsPerMinute: 30,
    changesState: true,
    query: z.object({
      mobileNum: Text.max(24).optional(),
      countryDialingCode: DialingCode.optional(),
      username: Name.optional(),
      email: Email.optional(),
      verificationCode: VerificationCode,
    }),
    answer: z.object({ resetTicket: z.string(), expiresAt: Moment }),
    refusals: ['wrong_verification_code', 'locked_out'],
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/wps/member/password/phone',
    summary:
      'Sets a new password with the ticket of a verified code (getSetPasswordPhone); every session and game ends, and withdrawals are held for 24 hours',
    access: 'everyone',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      resetTicket: Text.max(100),
      newPassword: Secret,
      confirmNewPassword: Secret,
      ...dropping,
    }),
    answer: z.object({}),
    refusals: ['verification_ended', 'confirmation_mismatch', 'weak_password'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/wps/v2/member/password',
    summary:
      'Changes the password; every other session of the account ends, and withdrawals are held for 24 hours',
    access: 'member',
    duringPasswordChange: true,
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      oldPassword: Text.max(200),
      newPassword: Secret,
      confirmNewPassword: Secret,
      proofCode: ownProof.proofCode,
      proofPasskey: ownProof.proofPasskey,
      ...factorProof,
    }),
    answer: z.object({}),
    refusals: ['same_password', 'confirmation_mismatch', 'weak_password', ...PROOF_REFUSALS],
  }),
};
