import type { CallRefused } from '@parlour/client';
import type { FormField, ShownField } from './fields.rules.ts';
import type { FieldProblem, FieldProblems } from './validation.rules.ts';

type Refused = Pick<CallRefused, 'code' | 'value'>;

/** The field that a refusal is about, and what is said there. */
const AT_FIELD: Readonly<Partial<Record<CallRefused['code'], readonly [FormField, FieldProblem]>>> = {
  username_taken: ['username', { key: 'registration.error.usernameTaken' }],
  mobile_taken: ['mobileNum', { key: 'registration.error.mobileTaken' }],
  invalid_mobile: ['mobileNum', { key: 'registration.error.mobile' }],
  weak_password: ['password', { key: 'registration.error.weakPassword' }],
  confirmation_mismatch: ['confirmPassword', { key: 'registration.error.confirmMismatch' }],
  invalid_invitation_code: ['affiliateCode', { key: 'registration.error.affiliateCode' }],
  referrer_error: ['recommenderId', { key: 'registration.error.referrer' }],
  wrong_verification_code: ['verificationCode', { key: 'registration.error.verificationWrong' }],
  wrong_captcha: ['captcha', { key: 'registration.error.captchaWrong' }],
};

/** What the server says of single fields when it refuses the whole (`invalid_input`). */
const OF_FIELD: Readonly<Record<string, FieldProblem>> = {
  required: { key: 'registration.error.required' },
};

/** What the server refused, told at its fields. Nothing: it is about none of those that are shown. */
export function refusedFields(refused: Refused, shown: readonly ShownField[]): FieldProblems {
  const isShown = (field: string): field is FormField => shown.some((other) => other.field === field);
  const named = AT_FIELD[refused.code];
  if (named) return isShown(named[0]) ? { [named[0]]: named[1] } : {};
  const fields = refused.value.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => isShown(field))
      .map(([field, code]) => [field, OF_FIELD[String(code)] ?? { key: 'registration.error.format' }]),
  );
}

/** A captcha is used up by any answer that the server looked at, right or wrong (design of `GET /wps/captcha`). */
export function usesUpCaptcha({ code }: Refused): boolean {
  return code !== 'offline' && code !== 'rate_limited';
}
