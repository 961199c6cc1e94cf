import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownProof, PROOF_REFUSALS } from '../proof.ts';
import { Text } from '../text.ts';
import { DialingCode, Moment, VerificationCode } from './parts.ts';

const Mobile = z.object({ mobileNum: Text.max(24), countryDialingCode: DialingCode });
const Email = z.object({ email: Text.trim().max(254) });
const Sent = z.object({ expirationTime: Moment.describe('When the next code may be asked for') });

/** What proves that the new contact is the member's, and that the member asks. */
const proof = {
  verificationCode: VerificationCode.describe('As it was sent to the new number or address'),
  ...ownProof,
};
const Changed = z.object({
  value: z.string().describe('Masked'),
  withdrawalsHeldUntil: Moment.describe('No withdrawal before'),
});

export const contactEndpoints = {
  sendMobileCode: endpoint({
    method: 'POST',
    path: '/wps/verification/sms/member',
    summary: 'Sends the code with which a member proves a new mobile number; never tells whether it is taken',
    access: 'member',
    callsPerMinute: 20,
    body: Mobile,
    answer: Sent,
    refusals: ['invalid_mobile', 'same_contact'],
  }),
  changeMobile: endpoint({
    method: 'POST',
    path: '/wps/member/mobile',
    summary: 'Binds a mobile number in place of the one before; withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: Mobile.extend(proof),
    answer: Changed,
    refusals: [
      'invalid_mobile',
      'same_contact',
      'wrong_verification_code',
      'mobile_taken',
      ...PROOF_REFUSALS,
    ],
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/wps/verification/email/member',
    summary: 'Mails the code with which a member proves a new address',
    access: 'member',
    callsPerMinute: 20,
    body: Email,
    answer: Sent,
    refusals: ['same_contact'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/wps/member/email',
    summary: 'Binds a mail address in place of the one before; withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: Email.extend(proof),
    answer: Changed,
    refusals: ['same_contact', 'wrong_verification_code', ...PROOF_REFUSALS],
  }),
};
