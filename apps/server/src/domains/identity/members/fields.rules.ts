import {
  type BrandSettings,
  type FieldCode,
  matchesPattern,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@parlour/contract';
import { PERSON_NAME } from '@parlour/contract/values/identity.rules';
import { MEMBER_PASSWORD } from '@parlour/contract/values/passwords/passwords.rules';
import { numberAsAsked } from '@parlour/contract/values/phone-number.rules';

export type RegistrationMethod = 'username' | 'mobile';
type FieldRule = BrandSettings['registration']['fields'][RegistrationField];
export type RegistrationValues = Partial<Record<RegistrationField, string>>;
export type ReadFields = {
  values: RegistrationValues;
  problems: Partial<Record<RegistrationField, FieldCode>>;
};

/** Where the value of a field is kept: in a column or table of its own, or with the personal data, which is encrypted. */
const KEPT_IN = {
  username: 'own place',
  password: 'own place',
  confirmPassword: 'own place',
  affiliateCode: 'own place',
  paymentPassword: 'own place',
  recommenderId: 'own place',
  nickname: 'own place',
  email: 'own place',
  mobileNum: 'own place',
  payeeName: 'personal data',
  idNumber: 'personal data',
  qqNum: 'personal data',
  facebook: 'personal data',
  wechat: 'personal data',
  line: 'personal data',
  whatsapp: 'personal data',
  zalo: 'personal data',
} as const satisfies Record<RegistrationField, 'own place' | 'personal data'>;

export const PERSONAL_FIELDS = REGISTRATION_FIELDS.filter((field) => KEPT_IN[field] === 'personal data');

/** Only passwords keep their spaces. */
const KEPT_AS_TYPED: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAIL_ADDRESS_MAX = 254;

/** Reads a form by the brand's rules: ignores fields it does not ask for, and names what is wrong. */
export function readFields(
  given: Partial<Record<RegistrationField | 'countryDialingCode', string | undefined>>,
  { method, settings }: { method: RegistrationMethod; settings: BrandSettings },
): ReadFields {
  const read: ReadFields = { values: {}, problems: {} };
  for (const field of REGISTRATION_FIELDS) {
    const rule = ruleOf(field, method, settings);
    if (!rule.enabled) continue;
    const typed = given[field] ?? '';
    const value = readValue(field, typed, {
      rule,
      dialingCode: given.countryDialingCode?.replace(/^\+/, '') ?? '',
    });
    const problem = problemOf(field, value, rule);
    if (problem) read.problems[field] = problem;
    else if (value !== '') read.values[field] = value;
  }
  return read;
}

/** A number is taken in the spelling that the brand asks for, however it was written. */
function readValue(
  field: RegistrationField,
  typed: string,
  { rule, dialingCode }: { rule: FieldRule; dialingCode: string },
): string {
  if (KEPT_AS_TYPED.includes(field) && typed.trim() !== '') return typed;
  if (field !== 'mobileNum') return typed.trim();
  return numberAsAsked(typed, { dialingCode, isGood: (number) => problemOf(field, number, rule) === null });
}

/** The brand's rule that a new password breaks; null: none. */
export function problemOfPassword(password: string, settings: BrandSettings): FieldCode | null {
  return problemOf('password', password, ruleOf('password', 'username', settings));
}

/** The same for a payment password, even if registration does not ask for one. */
export function problemOfPaymentPassword(password: string, settings: BrandSettings): FieldCode | null {
  const rule = settings.registration.fields.paymentPassword;
  return problemOf('paymentPassword', password, {
    ...rule,
    required: true,
    minLength: Math.max(rule.minLength, PAYMENT_PASSWORD_MIN),
  });
}

/** The same for a mail address. */
export function problemOfEmail(email: string, settings: BrandSettings): FieldCode | null {
  return problemOf('email', email, { ...settings.registration.fields.email, required: true });
}

/** Whatever the brand's rule: fewer are too easy to guess. */
const PAYMENT_PASSWORD_MIN = 4;

/** What cannot be stored or shown: control characters and lone surrogates. */
export const isUnreadable = (text: string): boolean => /[\p{Cc}\p{Cs}]/u.test(text);

/** A rough check: only the mail server knows whether it exists. */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAIL_ADDRESS_MAX && MAIL_ADDRESS.test(text) && !isUnreadable(text);

/** The brand's rule, unless the registration method decides (specification section 6). */
function ruleOf(field: RegistrationField, method: RegistrationMethod, settings: BrandSettings): FieldRule {
  const rule = settings.registration.fields[field];
  const needed = { ...rule, enabled: true, required: true };
  const hasPassword = method === 'username' || settings.switches.mobilePassword;
  switch (field) {
    case 'username':
      return method === 'username' ? needed : { ...rule, enabled: false };
    case 'mobileNum':
      return method === 'mobile' ? needed : rule;
    case 'password':
      return hasPassword
        ? { ...needed, maxLength: Math.max(rule.maxLength, MEMBER_PASSWORD.alwaysAllowedUpTo) }
        : { ...rule, enabled: false };
    case 'confirmPassword':
      // It only has to equal the password.
      return {
        enabled: hasPassword && rule.enabled,
        required: true,
        pattern: '',
        minLength: 0,
        maxLength: 255,
      };
    default:
      return rule;
  }
}

/**
 * Lengths count characters as people see them, and are checked first: a pattern never sees more than the brand allows.
 */
function problemOf(field: RegistrationField, value: string, rule: FieldRule): FieldCode | null {
  if (value === '') return rule.required ? 'required' : null;
  const length = [...value].length;
  if (length < rule.minLength) return 'too_small';
  if (length > rule.maxLength) return 'too_big';
  if (isUnreadable(value)) return 'wrong_format';
  if (field === 'email' && !isMailAddress(value)) return 'wrong_format';
  if (field === 'payeeName' && !PERSON_NAME.test(value)) return 'wrong_format';
  if (!matchesPattern(rule.pattern, value)) return 'wrong_format';
  return null;
}
