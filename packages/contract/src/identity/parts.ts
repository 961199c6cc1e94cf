import { z } from 'zod';
import { Id } from '../lists.ts';
import { Text } from '../text.ts';
import { CAPTCHA_LENGTH } from '../values/identity.rules.ts';
import { LOGIN_METHODS, MEMBER_TYPES } from '../values/identity.ts';

export { Id, Moment } from '../lists.ts';

export const MemberType = z.literal(MEMBER_TYPES);

export const LoginMethod = z.enum(LOGIN_METHODS);

export const Name = Text.trim().min(1).max(64);
export const Secret = Text.min(1).max(200);
export const DialingCode = z
  .string()
  .regex(/^\+?[1-9]\d{0,3}$/)
  .describe('The country dialling code, with or without the plus');
export const MobileNumber = z
  .string()
  .regex(/^[\d\s().-]{4,24}$/)
  .describe('The number as people write it in its country');
export const VerificationCode = Text.trim().max(12);

/** Proof that the caller is human: the answer to a captcha, and the solution of an invisible proof of work. */
export const humanProof = {
  captcha: Text.trim()
    .max(CAPTCHA_LENGTH.max)
    .optional()
    .describe('The answer to the picture of GET /wps/captcha'),
  humanCheck: Text.max(2_000)
    .optional()
    .describe('The solution to GET /wps/captcha/challenge, base64 as ALTCHA writes it'),
};

/** A third-party phone sign-in: the provider sent and checked the code, and its token names the number. */
export const firebase = {
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: Text.max(4_000).optional(),
};

export const SessionInfo = z.object({
  id: Id,
  customerId: Id,
  token: z.string().describe('For Authorization: Bearer; opens nothing without the cookie set with it'),
  merchantCode: z.string(),
  userName: z.string(),
  type: MemberType,
  customerType: MemberType,
  firstTimeLogin: z.boolean(),
  changePassword: z.boolean().describe('The password was set by an operator and must be changed'),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Every way to sign in refuses with one of these when the account itself may not sign in. */
export const ACCOUNT_REFUSALS = ['account_locked', 'agents_only', 'not_an_agent'] as const;
/** And with the last of these, which carries a `challenge`, where the second factor is still to come. */
export const ENTRY_REFUSALS = [...ACCOUNT_REFUSALS, 'second_step_needed'] as const;
export const HUMAN_REFUSALS = ['wrong_captcha', 'human_check_failed'] as const;
