import type { SystemInfo } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import { every, type Rule, required } from '../../platform/forms/field.rules.ts';

/** The brand's settings of a field (`/wps/system/setting/register`). */
export type BrandFields = SystemInfo['register']['fields'];

/** The texts for a wrong format; the other fields share one text. */
const FORMAT_WORDS: Partial<Record<keyof BrandFields, MessageKey>> = {
  username: 'identity.rules.username',
  password: 'identity.rules.password',
  email: 'identity.rules.email',
  mobileNum: 'identity.rules.mobile',
};

/** Specification section 5: an address is shorter than this. */
const EMAIL_LENGTH_END = 255;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** What the contract accepts as a number, with any grouping of its digits and with its dialling code. */
const MOBILE = /^\+?[\d\s().-]{4,23}$/u;
const CODE = /^\d{4,12}$/u;
/** Specification section 9: the captcha hint says 1-16 characters. */
const CAPTCHA_LENGTH_MAX = 16;

/** The brand's own rule: an optional field may be empty, but not spaces alone. */
export function brandRule(fields: BrandFields, name: keyof BrandFields): Rule {
  const rule = fields[name];
  return (value) => {
    if (value === '') return rule.required ? { key: 'identity.rules.required' } : null;
    if (value.trim() === '') return { key: 'identity.rules.required' };
    const length = lengthOf(value);
    if (length < rule.minLength) return { key: 'identity.rules.tooShort', values: { count: rule.minLength } };
    if (length > rule.maxLength) return { key: 'identity.rules.tooLong', values: { count: rule.maxLength } };
    const isGood = matchesPattern(value, rule.pattern);
    return isGood ? null : { key: FORMAT_WORDS[name] ?? 'identity.rules.format' };
  };
}

/** The server's own judgement of passwords, once it is loaded. */
export type PasswordStrength = Pick<
  typeof import('@parlour/contract/values/passwords/passwords.rules'),
  'isWeakPassword'
>;

/** Not one that is guessed early. Until the judgement is loaded anything passes, and the server refuses. */
export function notWeak(
  strength: PasswordStrength | null,
  around: { account: string; brandName: string },
): Rule {
  return (value) => (strength?.isWeakPassword(value, around) ? { key: 'identity.rules.weakPassword' } : null);
}

export const email: Rule = (value) =>
  lengthOf(value) < EMAIL_LENGTH_END && EMAIL.test(value.trim()) ? null : { key: 'identity.rules.email' };

export const mobileNumber: Rule = (value) =>
  MOBILE.test(value.trim()) ? null : { key: 'identity.rules.mobile' };

/** A number to send to: its country is unknown until the countries are loaded. */
export const mobileIn = (dialingCode: string): Rule =>
  every(required(), mobileNumber, () => (dialingCode === '' ? { key: 'identity.rules.country' } : null));

export const verificationCode: Rule = (value) =>
  CODE.test(value.trim()) ? null : { key: 'identity.rules.code' };

export const captcha: Rule = (value) => {
  const length = lengthOf(value.trim());
  return length > 0 && length <= CAPTCHA_LENGTH_MAX ? null : { key: 'identity.rules.captcha' };
};

/** The contract's limits; stricter rules applied when the name or password was chosen. */
const USERNAME_LENGTH_MAX = 64;
const PASSWORD_LENGTH_MAX = 200;

/** Specification section 5: the shared rules of login by key. */
const LOGIN_RULES = {
  loginUsername: every(required(), atMost(USERNAME_LENGTH_MAX)),
  loginPassword: every(required(), atMost(PASSWORD_LENGTH_MAX)),
  verificationCode: every(required(), verificationCode),
} satisfies Record<string, Rule>;

/** Checks the old password like a login: it may be older than the brand's current rule. */
export const { loginUsername, loginPassword, verificationCode: sentCode } = LOGIN_RULES;

function atMost(count: number): Rule {
  return (value) => (lengthOf(value) > count ? { key: 'identity.rules.tooLong', values: { count } } : null);
}

/** Specification section 5: a surrogate pair counts as one character. */
function lengthOf(value: string): number {
  return [...value].length;
}

/** The whole value must match; an empty pattern accepts everything. */
function matchesPattern(value: string, pattern: string): boolean {
  return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(value);
}
