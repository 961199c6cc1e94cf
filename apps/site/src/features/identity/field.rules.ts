import type { SystemInfo } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';

/** What is wrong with a value: as a key, so that the words follow the language, or in the words of the server. */
export type Problem = { key: MessageKey; values?: Record<string, string | number> } | { words: string };
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

/** Judges one value, with the others at hand for what must be equal or different. */
export type Rule<Name extends string = string> = (
  value: string,
  all: Readonly<Record<Name, string>>,
) => Problem | null;

/** By field name, in the order of the page: the first that fails is the one to look at. */
export type Rules<Name extends string> = Partial<Record<Name, Rule<Name>>>;

/** What a brand asks of a field (`/wps/system/setting/register`). */
export type BrandFields = SystemInfo['register']['fields'];

/** Which words say that a value has the wrong form; the other fields share one sentence. */
const FORMAT_WORDS: Partial<Record<keyof BrandFields, MessageKey>> = {
  username: 'identity.rules.username',
  password: 'identity.rules.password',
  email: 'identity.rules.email',
  mobileNum: 'identity.rules.mobile',
};

/** Specification section 5: an address is shorter than this. */
const EMAIL_LENGTH_END = 255;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** What the contract takes as a number, however people group its digits. */
const MOBILE = /^[\d\s().-]{4,24}$/u;
const CODE = /^\d{4,12}$/u;
/** Specification section 9: the captcha hint says 1-16 characters. */
const CAPTCHA_LENGTH_MAX = 16;

export function checkAll<Name extends string>(
  rules: Rules<Name>,
  values: Readonly<Record<Name, string>>,
): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const problem = rules[name]?.(values[name], values);
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function pickProblems<Name extends string>(
  problems: Problems<Name>,
  names: readonly Name[],
): Problems<Name> {
  const picked: Problems<Name> = {};
  for (const name of names) if (problems[name]) picked[name] = problems[name];
  return picked;
}

/** Nothing, or nothing but spaces, is no answer. */
export function required(key: MessageKey = 'identity.rules.required'): Rule {
  return (value) => (value.trim() === '' ? { key } : null);
}

/** The first complaint of several rules. */
export function every<Name extends string>(...rules: Rule<Name>[]): Rule<Name> {
  return (value, all) => {
    for (const rule of rules) {
      const problem = rule(value, all);
      if (problem) return problem;
    }
    return null;
  };
}

/** The brand's own rule: an optional field left empty passes; spaces alone never do. */
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

export const email: Rule = (value) =>
  lengthOf(value) < EMAIL_LENGTH_END && EMAIL.test(value.trim()) ? null : { key: 'identity.rules.email' };

export const mobileNumber: Rule = (value) =>
  MOBILE.test(value.trim()) ? null : { key: 'identity.rules.mobile' };

export const verificationCode: Rule = (value) =>
  CODE.test(value.trim()) ? null : { key: 'identity.rules.code' };

export const captcha: Rule = (value) => {
  const length = lengthOf(value.trim());
  return length > 0 && length <= CAPTCHA_LENGTH_MAX ? null : { key: 'identity.rules.captcha' };
};

/** Specification section 5: a surrogate pair counts as one character. */
function lengthOf(value: string): number {
  return [...value].length;
}

/** The whole value must match; an empty pattern lets everything pass. */
function matchesPattern(value: string, pattern: string): boolean {
  return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(value);
}
