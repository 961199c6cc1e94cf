import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { REGISTER_METHODS, REGISTRATION_FIELDS, type RegistrationField } from '../values/identity.ts';
import {
  DialingCode,
  firebase,
  HUMAN_REFUSALS,
  humanProof,
  Moment,
  SessionInfo,
  VerificationCode,
} from './parts.ts';

/**
 * Specification section 3. The brand sets the rules of each field and the service applies them; these are only bounds.
 */
const Field = Text.max(255).optional();
const fields = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, Field])) as Record<
  RegistrationField,
  typeof Field
>;

const RegistrationPayload = z.object({
  ...fields,
  countryDialingCode: DialingCode.optional(),
  registerUrl: Text.max(253).describe('The host name of the page'),
  registerMethod: z.enum(REGISTER_METHODS),
  domain: Text.max(253),
  type: z.literal(0).default(0),
  normalRegister: z.boolean().describe('False for the registration by mobile number'),
  verificationCode: VerificationCode.optional(),
  agree: z
    .boolean()
    .describe('Of age, not barred by law from gambling, and agreed to the terms and the privacy policy'),
  ...humanProof,
  ...firebase,
  socialTicket: Text.max(100).optional(),
});
export type RegistrationPayload = z.infer<typeof RegistrationPayload>;

const REGISTRATION_REFUSALS = [
  'agreement_needed',
  'confirmation_mismatch',
  'weak_password',
  'weak_payment_password',
  'username_taken',
  'mobile_taken',
  'invalid_mobile',
  'invalid_invitation_code',
  'referrer_error',
  'wrong_verification_code',
  'third_party_failed',
  'social_linked',
  'verification_ended',
  'locked_out',
  ...HUMAN_REFUSALS,
] as const;

/** The wire has two names for this call. */
const mobile = {
  mobileNo: Text.max(24).optional(),
  mobileNum: Text.max(24).optional(),
  countryDialingCode: DialingCode,
};
const Sent = z.object({
  expirationTime: Moment.describe('When the next code may be asked for'),
});

export const registrationEndpoints = {
  register: endpoint({
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Registers by user name, and signs in',
    access: 'everyone',
    callsPerMinute: 30,
    modules: ['registrationForm'],
    sealed: true,
    body: RegistrationPayload,
    answer: SessionInfo,
    refusals: REGISTRATION_REFUSALS,
  }),
  registerMobile: endpoint({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Registers by mobile number, and signs in',
    access: 'everyone',
    callsPerMinute: 30,
    modules: ['mobileRegistration'],
    sealed: true,
    body: RegistrationPayload,
    answer: SessionInfo,
    refusals: REGISTRATION_REFUSALS,
  }),
  checkUsername: endpoint({
    method: 'GET',
    path: '/wps/check/username',
    summary: 'Whether a user name is free',
    access: 'everyone',
    callsPerMinute: 60,
    query: z.object({ username: Text.trim().min(1).max(64) }),
    answer: z.object({ available: z.boolean() }),
    refusals: [],
  }),
  checkAffiliateCode: endpoint({
    method: 'POST',
    path: '/wps/agent/affiliate/check',
    summary: 'Whether an invitation code is good on this domain',
    access: 'everyone',
    callsPerMinute: 60,
    body: z.object({ code: Text.trim().max(64), domain: Text.max(253) }),
    answer: z.object({}),
    refusals: ['invalid_invitation_code'],
  }),
  sendRegistrationCode: endpoint({
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary: 'Sends the code with which a registration proves its mobile number',
    access: 'everyone',
    callsPerMinute: 20,
    modules: ['smsVerification', 'mobileRegistration'],
    body: z.object({ ...mobile, humanCheck: humanProof.humanCheck }),
    answer: Sent,
    refusals: ['invalid_mobile', 'human_check_failed'],
  }),
  sendVisitorCode: endpoint({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary:
      'Sends a code to the owner of a mobile number who is not signed in: to sign in, or to set a new password; the answer is the same whether there is such an account or not',
    access: 'everyone',
    callsPerMinute: 20,
    namedModules: ['smsVerification'],
    body: z.object({
      ...mobile,
      purpose: z
        .enum(['login', 'password'])
        .optional()
        .describe('Absent: to sign in where the brand offers that by code, else to set a new password'),
      humanCheck: humanProof.humanCheck,
    }),
    answer: Sent,
    refusals: ['invalid_mobile', 'human_check_failed', 'module_off'],
  }),
};
