import type { MessageKey } from '@parlour/texts/keys';
import type { Problem, Rules } from '../field.rules.ts';
import { bareNumber } from '../phone-number.rules.ts';
import type { BrandField, FormField, RegisterSettings, ShownField } from './fields.rules.ts';

export type FormValues = Readonly<Record<FormField, string>>;

/** Specification section 9: the hint of the captcha says as much. */
const CAPTCHA_LENGTH_MAX = 16;
/** Specification section 5: an address of email is shorter than 255 characters. */
const EMAIL_LENGTH_MAX = 254;
const VERIFICATION_CODE = /^\d{4,12}$/;
const SECRETS: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What is sent of what was typed: a secret as it is, a number without its ornaments, all else without outer spaces. */
export function valueToSend(field: FormField, typed: string): string {
  if (SECRETS.includes(field)) return typed;
  if (field === 'mobileNum') return bareNumber(typed);
  return typed.trim();
}

/** The rules of the shown fields, in their order: the first that fails is the one to go to. */
export function rulesOf(
  shown: readonly ShownField[],
  { settings, hasDialingCode }: { settings: RegisterSettings; hasDialingCode: boolean },
): Rules<FormField> {
  const judge = (asked: ShownField, values: FormValues): Problem | null => {
    const problem = problemOf(asked, values, settings);
    const isNumber = asked.field === 'mobileNum' && values.mobileNum !== '';
    return problem ?? (isNumber && !hasDialingCode ? { key: 'registration.error.country' } : null);
  };
  return Object.fromEntries(
    shown.map((asked) => [asked.field, (_typed: string, values: FormValues) => judge(asked, values)]),
  );
}

export function problemOf(
  { field, isRequired }: ShownField,
  values: FormValues,
  settings: RegisterSettings,
): Problem | null {
  const typed = values[field];
  if (typed === '' && !isRequired) return null;
  // Spaces alone are no answer, not even to an optional question.
  if (typed.trim() === '') return { key: MISSING[field] ?? 'identity.rules.required' };
  const value = valueToSend(field, typed);
  switch (field) {
    case 'confirmPassword':
      return value === values.password ? null : { key: 'registration.error.confirmMismatch' };
    case 'captcha':
      return lengthOf(value) > CAPTCHA_LENGTH_MAX ? tooLong(CAPTCHA_LENGTH_MAX) : null;
    case 'verificationCode':
      return VERIFICATION_CODE.test(value) ? null : { key: 'identity.rules.code' };
    case 'mobileNum':
      return mobileProblem(value, settings);
    default:
      return brandProblem(field, value, settings);
  }
}

/** Specification sections 5 and 8 give these fields words of their own; all others are just required. */
const MISSING: Partial<Record<FormField, MessageKey>> = {
  confirmPassword: 'registration.error.confirmMissing',
  captcha: 'identity.rules.captcha',
  verificationCode: 'identity.rules.code',
};

function mobileProblem(value: string, settings: RegisterSettings): Problem | null {
  const { minLength, maxLength } = settings.fields.mobileNum;
  if (minLength === maxLength && !(/^\d+$/.test(value) && value.length === minLength))
    return { key: 'registration.error.digits', values: { digits: minLength } };
  const isGood =
    value.length >= minLength && value.length <= maxLength && matches('mobileNum', value, settings);
  return isGood ? null : { key: 'identity.rules.mobile' };
}

function brandProblem(field: BrandField, value: string, settings: RegisterSettings): Problem | null {
  const { minLength, maxLength } = settings.fields[field];
  const max = field === 'email' ? Math.min(maxLength, EMAIL_LENGTH_MAX) : maxLength;
  const length = lengthOf(value);
  if (length < minLength) return { key: 'identity.rules.tooShort', values: { count: minLength } };
  if (length > max) return tooLong(max);
  return matches(field, value, settings) ? null : { key: formatKeyOf(field, settings) };
}

const tooLong = (count: number): Problem => ({ key: 'identity.rules.tooLong', values: { count } });

function matches(field: BrandField, value: string, settings: RegisterSettings): boolean {
  const { pattern } = settings.fields[field];
  // The whole value must match, also where the brand wrote no anchors. The server refuses broken patterns.
  return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(value);
}

/** Patterns that are often used have words that say what to do; of any other one can only say that it was not met. */
const PATTERN_KEYS: Readonly<Record<string, MessageKey>> = {
  '^[a-z][a-z0-9]+$': 'registration.error.smallLettersAndDigits',
  '^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$': 'registration.error.letterAndDigit',
  '^[A-Za-z0-9]+$': 'registration.error.lettersAndDigits',
  '^[0-9]+$': 'registration.error.onlyDigits',
  '^[0-9]{6}$': 'registration.error.onlyDigits',
  '^[1-9][0-9]+$': 'registration.error.onlyDigits',
};

/** Specification section 8: account, password, email or name format incorrect. */
const FORMAT_KEYS: Partial<Record<BrandField, MessageKey>> = {
  username: 'identity.rules.username',
  password: 'identity.rules.password',
  email: 'identity.rules.email',
  payeeName: 'registration.error.name',
};

function formatKeyOf(field: BrandField, settings: RegisterSettings): MessageKey {
  return PATTERN_KEYS[settings.fields[field].pattern] ?? FORMAT_KEYS[field] ?? 'identity.rules.format';
}

/** Specification section 5: a surrogate pair counts as one character. */
function lengthOf(value: string): number {
  return [...value].length;
}
