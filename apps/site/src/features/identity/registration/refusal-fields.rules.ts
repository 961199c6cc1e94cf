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

/** A captcha answer counts once, right or wrong: with every other refusal the server has checked it. */
export function usesUpCaptcha({ code }: Pick<CallRefused, 'code'>): boolean {
  return code !== 'offline' && code !== 'rate_limited';
}
