import { bareNumber, numberAsAsked } from '@parlour/contract/values/phone-number.rules';
import type { MessageKey } from '@parlour/texts/keys';
import type { Problem, Rules } from '../../../platform/forms/field.rules.ts';
import {
  brandRule,
  captcha,
  email,
  notWeak,
  type PasswordStrength,
  verificationCode,
} from '../field.rules.ts';
import {
  type BrandField,
  type FormField,
  isOfDigits,
  type RegisterSettings,
  type ShownField,
} from './fields.rules.ts';

export type FormValues = Readonly<Record<FormField, string>>;

const SECRETS: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The value to send: secrets as typed, numbers without separators, all else trimmed. */
export function valueToSend(field: FormField, typed: string): string {
  if (SECRETS.includes(field)) return typed;
  if (field === 'mobileNum') return bareNumber(typed);
  return typed.trim();
}

type Known = {
  settings: RegisterSettings;
  dialingCode: string | null;
  brandName: string;
  strength: PasswordStrength | null;
};

/** The rules of the shown fields, in order: the first failing field gets the focus. */
export function rulesOf(shown: readonly ShownField[], known: Known): Rules<FormField> {
  const judge = (asked: ShownField, values: FormValues): Problem | null => {
    const problem = problemOf(asked, values, known);
    const isNumber = asked.field === 'mobileNum' && values.mobileNum.trim() !== '';
    return problem ?? (isNumber && known.dialingCode === null ? { key: 'identity.rules.country' } : null);
  };
  return Object.fromEntries(
    shown.map((asked) => [asked.field, (_typed: string, values: FormValues) => judge(asked, values)]),
  );
}

export function problemOf(
  { field, isRequired }: ShownField,
  values: FormValues,
  { settings, dialingCode, strength, brandName }: Known,
): Problem | null {
  const typed = values[field];
  // An optional number, once given, has to be proven.
  const isProofOfNumber = field === 'verificationCode' && values.mobileNum.trim() !== '';
  const isEmpty = typed.trim() === '';
  if (isEmpty && !isRequired && !isProofOfNumber) return null;
  if (isEmpty) return { key: MISSING[field] ?? 'identity.rules.required' };
  const value = valueToSend(field, typed);
  switch (field) {
    case 'password': {
      const around = { account: values.username, brandName };
      return brandProblem(field, value, settings) ?? notWeak(strength, around)(value, values);
    }
    case 'confirmPassword':
      return value === values.password ? null : { key: 'registration.error.confirmMismatch' };
    case 'captcha':
      return captcha(value, values);
    case 'verificationCode':
      return verificationCode(value, values);
    case 'mobileNum':
      return mobileProblem(value, { settings, dialingCode: dialingCode ?? '' });
    case 'email':
      return brandProblem(field, value, settings) ?? email(value, values);
    default:
      return brandProblem(field, value, settings);
  }
}

/** Specification sections 5 and 8 give these fields their own texts; all others share "required". */
const MISSING: Partial<Record<FormField, MessageKey>> = {
  confirmPassword: 'registration.error.confirmMissing',
  captcha: 'identity.rules.captcha',
  verificationCode: 'identity.rules.code',
};

/** Specification section 5: names the length if it is fixed; otherwise the number only has to be valid. */
function mobileProblem(
  typed: string,
  { settings: { fields }, dialingCode }: { settings: RegisterSettings; dialingCode: string },
): Problem | null {
  const isGood = (number: string) => brandRule(fields, 'mobileNum')(number, {}) === null;
  const value = numberAsAsked(typed, { dialingCode, isGood });
  const { minLength, maxLength } = fields.mobileNum;
  const hasDigits = /^\d+$/.test(value) && value.length === minLength;
  if (minLength === maxLength && !hasDigits)
    return { key: 'registration.error.digits', values: { digits: minLength } };
  return isGood(value) ? null : { key: 'identity.rules.mobile' };
}

/** Common patterns have a text that says what to do; for others the text only says the format is wrong. */
const PATTERN_KEYS: Readonly<Record<string, MessageKey>> = {
  '^[a-z][a-z0-9]+$': 'registration.error.smallLettersAndDigits',
  '^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$': 'registration.error.letterAndDigit',
  '^[A-Za-z0-9]+$': 'registration.error.lettersAndDigits',
};

/** Specification section 8: "name format incorrect". */
const FORMAT_KEYS: Partial<Record<BrandField, MessageKey>> = { payeeName: 'registration.error.name' };

function brandProblem(field: BrandField, value: string, { fields }: RegisterSettings): Problem | null {
  const problem = brandRule(fields, field)(value, {});
  // Only length problems have values; anything else is the pattern.
  if (!problem || 'values' in problem) return problem;
  const { pattern } = fields[field];
  if (isOfDigits(pattern) && /\D/.test(value)) return { key: 'registration.error.onlyDigits' };
  const key = PATTERN_KEYS[pattern] ?? FORMAT_KEYS[field];
  return key ? { key } : problem;
}
