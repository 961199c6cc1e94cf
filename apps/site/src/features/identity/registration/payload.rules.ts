import type { Client } from '@parlour/client';
import type { RegisterMethod } from '@parlour/contract/values/identity';
import type { FormField, ShownField } from './fields.rules.ts';
import type { RegistrationMethod } from './methods.rules.ts';
import { type FormValues, valueToSend } from './validation.rules.ts';

export type RegistrationPayload = NonNullable<Parameters<Client['identity']['register']>[0]>['body'];

type Filled = {
  method: RegistrationMethod;
  shown: readonly ShownField[];
  values: FormValues;
  isAgreed: boolean;
  /** The dialling code chosen beside the number. */
  countryDialingCode: string | null;
  /** From the address, if it is good. */
  affiliateCode: string | null;
  registerMethod: RegisterMethod;
  hostname: string;
  humanCheck: string | undefined;
  /** From the third-party phone sign-in, which has verified the code itself. */
  firebaseIdToken: string | null;
  socialTicket: string | null;
};

/** Specification section 3, "Registration payload". Hidden and empty fields are not sent. */
export function payloadOf(filled: Filled): RegistrationPayload {
  const { method, hostname, affiliateCode, firebaseIdToken, socialTicket, humanCheck } = filled;
  const hasNumber =
    filled.shown.some(({ field }) => field === 'mobileNum') && filled.values.mobileNum.trim() !== '';
  return {
    ...filledFields(filled),
    ...(affiliateCode ? { affiliateCode } : {}),
    ...(hasNumber && filled.countryDialingCode ? { countryDialingCode: filled.countryDialingCode } : {}),
    type: 0,
    normalRegister: method !== 'mobileNum',
    registerUrl: hostname,
    domain: hostname,
    registerMethod: filled.registerMethod,
    agree: filled.isAgreed,
    ...(humanCheck ? { humanCheck } : {}),
    ...(firebaseIdToken ? { firebaseChannel: 'sms' as const, firebaseIdToken } : {}),
    ...(socialTicket ? { socialTicket } : {}),
  };
}

function filledFields({ shown, values, firebaseIdToken }: Filled): Partial<Record<FormField, string>> {
  const sent = shown
    // The platform cannot verify the provider's code.
    .filter(({ field }) => values[field].trim() !== '' && !(firebaseIdToken && field === 'verificationCode'))
    .map(({ field }) => [field, valueToSend(field, values[field])]);
  return Object.fromEntries(sent);
}
