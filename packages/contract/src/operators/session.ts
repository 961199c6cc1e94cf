import { z } from 'zod';
import { Id, MerchantCode, Moment, OperatorRef } from '../lists.ts';
import { SecondFactorCode } from '../proof.ts';
import { Text } from '../text.ts';
import { OPERATOR_NAME_LENGTH as NAME } from '../values/operators.rules.ts';
import { STAGES } from '../values/operators.ts';
import { PERMISSIONS, ROLES } from '../values/permissions.ts';
import { operatorEndpoint } from './operator-endpoint.ts';

export const PermissionCode = z.enum(PERMISSIONS);
export const RoleName = z.enum(ROLES);
export const OperatorName = Text.trim()
  .toLowerCase()
  .regex(new RegExp(`^[a-z][a-z0-9._-]{${NAME.min - 1},${NAME.max - 1}}$`));

/** A role for one brand, or for all of them and the platform itself (`null`). */
export const Grant = z.object({ role: RoleName, merchantCode: MerchantCode.nullable() });
export type Grant = z.infer<typeof Grant>;

export const OperatorPassword = Text.min(1).max(200);

const Me = OperatorRef.extend({
  isDemo: z.boolean(),
  stage: z.enum(STAGES),
  hasSecondFactor: z.boolean(),
  needsSecondFactor: z.boolean().describe('A role of this account must not be used without one'),
  recoveryCodesLeft: z.number().int(),
  grants: z.array(Grant),
  platform: z.array(PermissionCode).describe('Permissions for all brands and the platform itself'),
  brands: z
    .array(
      z.object({
        merchantCode: z.string(),
        name: z.string(),
        timeZone: z.string().describe('IANA name; the business days of the brand are in it'),
        permissions: z.array(PermissionCode),
      }),
    )
    .describe('Every brand this operator has to do with; those of `platform` are included in each'),
  session: z.object({ id: Id, idleEndsAt: Moment, endsAt: Moment }),
});
export type Me = z.infer<typeof Me>;

export const SignedIn = z.object({
  step: z.literal('done'),
  token: z.string().describe('For Authorization: Bearer; opens nothing without the cookie set with it'),
  me: Me,
});
const SignInAnswer = z.discriminatedUnion('step', [
  SignedIn,
  z.object({
    step: z.literal('code'),
    challenge: z.string(),
    expiresAt: Moment,
    hasPasskeys: z.boolean().describe('A passkey will do in place of the code'),
  }),
]);

export const OperatorSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  createdAt: Moment,
  lastSeenAt: Moment,
  endsAt: Moment,
  ip: z.string(),
  userAgent: z.string(),
});

export const sessionEndpoints = {
  signIn: operatorEndpoint({
    method: 'POST',
    path: '/ops/session',
    summary: 'Signs in with a password: done, or one more step with a code or a passkey',
    access: 'sign_in',
    body: z.object({ name: OperatorName, password: OperatorPassword }),
    answer: SignInAnswer,
    refusals: ['wrong_credentials', 'locked_out'],
  }),
  signInWithCode: operatorEndpoint({
    method: 'POST',
    path: '/ops/session/code',
    summary: 'The second step of signing in: a code of the authenticator or a recovery code',
    access: 'sign_in',
    body: z.object({ challenge: Text.max(100), code: SecondFactorCode }),
    answer: SignedIn,
    refusals: ['wrong_code', 'challenge_ended', 'locked_out'],
  }),
  me: operatorEndpoint({
    method: 'GET',
    path: '/ops/session',
    summary: 'Who is signed in, what they may do and what is asked of them first',
    access: { operator: 'self', stage: 'any' },
    answer: Me,
    refusals: [],
  }),
  signOut: operatorEndpoint({
    method: 'DELETE',
    path: '/ops/session',
    summary: 'Ends this session, on every process at once',
    access: { operator: 'self', stage: 'any' },
    answer: z.object({}),
    refusals: [],
  }),
  ownSessions: operatorEndpoint({
    method: 'GET',
    path: '/ops/account/sessions',
    summary: "The operator's own open sessions",
    access: { operator: 'self' },
    answer: z.object({ items: z.array(OperatorSession), next: z.null() }),
    refusals: [],
  }),
  endOwnSessions: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/sessions/end',
    summary: 'Ends one of the own sessions, or all but this one',
    access: { operator: 'self' },
    body: z.object({ sessionId: Id.nullable().describe('null: all but this one') }),
    answer: z.object({ ended: z.number().int() }),
    refusals: ['not_found'],
  }),
  changePassword: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/password',
    summary: 'Changes the own password and ends all other sessions',
    access: { operator: 'self', stage: 'any' },
    body: z.object({ current: OperatorPassword, next: OperatorPassword }),
    answer: z.object({ me: Me }),
    refusals: ['wrong_credentials', 'weak_password', 'locked_out'],
  }),
  startSecondFactor: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/second-factor/start',
    summary: 'A new secret for the authenticator; it counts once a code of it was given',
    access: { operator: 'self', stage: 'any' },
    body: z.object({ password: OperatorPassword }),
    answer: z.object({
      secret: z.string().describe('Base32, to be typed'),
      uri: z.string().describe('otpauth://, to be shown as a QR code'),
    }),
    refusals: ['wrong_credentials', 'locked_out', 'password_change_needed', 'second_factor_exists'],
  }),
  confirmSecondFactor: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/second-factor/confirm',
    summary:
      'Proves the new secret by a code, and ends all other sessions; answers the recovery codes, this once',
    access: { operator: 'self', stage: 'any' },
    body: z.object({ code: SecondFactorCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()), me: Me }),
    refusals: ['wrong_code', 'locked_out', 'not_found', 'second_factor_exists'],
  }),
  renewRecoveryCodes: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/second-factor/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    access: { operator: 'self' },
    body: z.object({ password: OperatorPassword, code: SecondFactorCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['wrong_credentials', 'wrong_code', 'locked_out', 'not_found'],
  }),
  removeSecondFactor: operatorEndpoint({
    method: 'POST',
    path: '/ops/account/second-factor/remove',
    summary:
      'Takes the authenticator and all passkeys away, for instance to enrol another device; ends all other sessions',
    access: { operator: 'self' },
    body: z.object({ password: OperatorPassword, code: SecondFactorCode }),
    answer: z.object({ me: Me }),
    refusals: ['wrong_credentials', 'wrong_code', 'locked_out', 'not_found'],
  }),
};
