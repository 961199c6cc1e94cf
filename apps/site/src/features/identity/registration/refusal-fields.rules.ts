import type { CallRefused } from '@parlour/client';
import type { FieldOfRefusal } from '../../../platform/forms/refusal.rules.ts';
import type { FormField } from './fields.rules.ts';

/** The field at which the form shows each refusal. */
export const FIELD_OF_REFUSAL: FieldOfRefusal<FormField> = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  invalid_mobile: 'mobileNum',
  weak_password: 'password',
  confirmation_mismatch: 'confirmPassword',
  invalid_invitation_code: 'affiliateCode',
  referrer_error: 'recommenderId',
  wrong_verification_code: 'verificationCode',
  wrong_captcha: 'captcha',
};

/** Refusals that come before the server looks at the captcha. */
const BEFORE_CAPTCHA: readonly CallRefused['code'][] = [
  'offline',
  'rate_limited',
  'module_off',
  'agreement_needed',
  'invalid_input',
  'confirmation_mismatch',
  'weak_password',
  'weak_payment_password',
  'invalid_mobile',
];

/** An answer counts once, right or wrong; one that nobody looked at is kept. */
export function usesUpCaptcha({ code }: Pick<CallRefused, 'code'>): boolean {
  return !BEFORE_CAPTCHA.includes(code);
}
