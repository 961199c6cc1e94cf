import type { MessageKey } from '@parlour/texts/keys';
import { bareNumber } from '../phone-number.rules.ts';
import type { BrandField, FormField, RegisterSettings, ShownField } from './fields.rules.ts';

export type FormValues = Readonly<Record<FormField, string>>;

/** What is wrong with a field, as the key of a text: words change with the language, a problem does not. */
export type FieldProblem = { key: MessageKey; values?: Readonly<Record<string, number>> };
export type FieldProblems = Partial<Record<FormField, FieldProblem>>;

/** Specification section 9: the hint of the captcha says as much. */
export const CAPTCHA_LENGTH_MAX = 16;
/** Specification section 5: an address of email is shorter than 255 characters. */
const EMAIL_LENGTH_MAX = 254;
/** Twelve on the wire; codes have six digits. */
const VERIFICATION_CODE = /^\d{4,12}$/;

const SECRETS: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What is sent of what was typed: a secret as it is, a number without its ornaments, all else without outer spaces. */
export function valueToSend(field: FormField, typed: string): string {
  if (SECRETS.includes(field)) return typed;
  if (field === 'mobileNum') return bareNumber(typed);
  return typed.trim();
}

export type Checked = { values: FormValues; settings: RegisterSettings };

/** The problems of all shown fields, in their order: the first is the one to go to. */
export function problemsOf(shown: readonly ShownField[], checked: Checked): FieldProblems {
  const problems: FieldProblems = {};
  for (const { field, isRequired } of shown) {
    const problem = problemOf(field, isRequired, checked);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export function problemOf(
  field: FormField,
  isRequired: boolean,
  { values, settings }: Checked,
): FieldProblem | null {
  const typed = values[field];
  if (typed === '') return isRequired ? missing(field) : null;
  if (typed.trim() === '') return { key: 'registration.error.blank' };
  const value = valueToSend(field, typed);
  switch (field) {
    case 'confirmPassword':
      return value === values.password ? null : { key: 'registration.error.confirmMismatch' };
    case 'captcha':
      return lengthOf(value) > CAPTCHA_LENGTH_MAX ? tooLong(CAPTCHA_LENGTH_MAX) : null;
    case 'verificationCode':
      return VERIFICATION_CODE.test(value) ? null : { key: 'registration.error.verificationCode' };
    case 'mobileNum':
      return mobileProblem(value, settings);
    default:
      return brandProblem(field, value, settings);
  }
}

/** Specification sections 5 and 8 give these fields words of their own; all others are just required. */
function missing(field: FormField): FieldProblem {
  if (field === 'confirmPassword') return { key: 'registration.error.confirmMissing' };
  if (field === 'captcha') return { key: 'registration.error.captchaMissing' };
  if (field === 'verificationCode') return { key: 'registration.error.verificationCode' };
  return { key: 'registration.error.required' };
}

function mobileProblem(value: string, settings: RegisterSettings): FieldProblem | null {
  const { minLength, maxLength } = settings.fields.mobileNum;
  if (minLength === maxLength && !(/^\d+$/.test(value) && value.length === minLength))
    return { key: 'registration.error.digits', values: { digits: minLength } };
  const isGood =
    value.length >= minLength && value.length <= maxLength && matches('mobileNum', value, settings);
  return isGood ? null : { key: 'registration.error.mobile' };
}

function brandProblem(field: BrandField, value: string, settings: RegisterSettings): FieldProblem | null {
  const { minLength, maxLength } = settings.fields[field];
  const max = field === 'email' ? Math.min(maxLength, EMAIL_LENGTH_MAX) : maxLength;
  const length = lengthOf(value);
  if (length < minLength) return { key: 'registration.error.min', values: { min: minLength } };
  if (length > max) return tooLong(max);
  return matches(field, value, settings) ? null : { key: formatKeyOf(field, settings) };
}

const tooLong = (max: number): FieldProblem => ({ key: 'registration.error.max', values: { max } });

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

function formatKeyOf(field: BrandField, settings: RegisterSettings): MessageKey {
  return PATTERN_KEYS[settings.fields[field].pattern] ?? 'registration.error.format';
}

/** Specification section 5: a surrogate pair counts as one character. */
function lengthOf(value: string): number {
  return [...value].length;
}
