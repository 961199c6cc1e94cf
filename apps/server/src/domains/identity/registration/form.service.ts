import type { RegistrationPayload } from '@parlour/contract';
import { isWeakPassword, isWeakPaymentPassword } from '@parlour/contract/values/passwords/passwords.rules';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Human } from '../human-check/human-check.ts';
import {
  type RegistrationMethod,
  type RegistrationValues,
  readFields,
  readMobile,
} from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';

export type FilledForm = { values: RegistrationValues; mobile: string | null };
export type RegistrationForm = ReturnType<typeof createRegistrationForm>;

/** The registration form: open, agreed to, filled in by the brand's rules, and by a person. */
export function createRegistrationForm({ human }: { human: Human }) {
  return {
    async read(visit: Visit, payload: RegistrationPayload, method: RegistrationMethod): Promise<FilledForm> {
      refuseClosed(visit.brand, method);
      if (!payload.agree) throw new Refusal('agreement_needed');
      const { values, problems } = readFields(payload, { method, settings: visit.brand.settings });
      if (Object.keys(problems).length > 0) throw new Refusal('invalid_input', { fields: problems });
      if (values.confirmPassword !== undefined && values.confirmPassword !== values.password)
        throw new Refusal('confirmation_mismatch');
      refuseWeak(visit.brand, values);
      const mobile = mobileOf(values, payload);
      await human.requireWork(visit, payload.humanCheck);
      if (human.hasCaptcha(visit.brand)) await human.requireCaptcha(visit, payload.captcha);
      return { values, mobile };
    },
  };
}

/**
 * Specification section 6: each registration method has its own switch; the endpoint's module covers the mobile one.
 */
function refuseClosed({ settings: { switches } }: Brand, method: RegistrationMethod): void {
  const isOpen = switches.registration && (method === 'mobile' || switches.usernameRegistration);
  if (!isOpen) throw new Refusal('module_off');
}

function refuseWeak({ settings }: Brand, values: RegistrationValues): void {
  const { username, mobileNum, password, paymentPassword } = values;
  const account = username ?? mobileNum ?? '';
  if (password !== undefined && isWeakPassword(password, { account, brandName: settings.name }))
    throw new Refusal('weak_password');
  if (paymentPassword !== undefined && isWeakPaymentPassword(paymentPassword))
    throw new Refusal('weak_payment_password');
}

function mobileOf({ mobileNum }: RegistrationValues, { countryDialingCode }: RegistrationPayload) {
  if (mobileNum === undefined) return null;
  const mobile = readMobile({ number: mobileNum, countryDialingCode });
  if (!mobile) throw new Refusal('invalid_mobile');
  return mobile;
}
