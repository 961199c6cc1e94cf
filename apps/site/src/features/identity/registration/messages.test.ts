import { isWeakPassword } from '@parlour/contract/values/passwords/passwords.rules';
import { createText } from '@parlour/texts/create-text';
import { compileMessages } from '@parlour/texts/precompile';
import { SITE_TEXTS } from '@parlour/texts/whole/site';
import { expect, it } from 'vitest';
import { checkAll } from '../../../platform/forms/field.rules.ts';
import { EMPTY_VALUES } from './draft.store.ts';
import type { FormField } from './fields.rules.ts';
import { settingsWith } from './testing/brand.ts';
import { rulesOf } from './validation.rules.ts';

const KNOWN = { brandName: 'Harbor Lights', strength: { isWeakPassword } };
const english = speak('en', SITE_TEXTS.EN);
const chinese = speak('zh-Hans', SITE_TEXTS.CN);

const REQUIRED = ['Required', '必填'] as const;
const PASSES = [null, null] as const;
const short = (count: number) =>
  [`Must be at least ${count} characters`, `至少需要 ${count} 个字符`] as const;
const long = (count: number) => [`Must be at most ${count} characters`, `最多 ${count} 个字符`] as const;
const LETTERS_AND_DIGITS = ['Letters and digits only', '只能使用字母和数字'] as const;
const DIGITS = ['Digits only', '只能填写数字'] as const;
const FORMAT = ['This format is incorrect', '格式不正确'] as const;
const PHONE = ['Enter a valid phone number', '请输入有效的手机号码'] as const;
const CODE = ['Enter a valid verification code', '请输入有效的验证码'] as const;

/** Specification sections 5 and 8: a field, what was typed, and the message, in English and Chinese. */
const REQUIRED_FIELDS: readonly (readonly [FormField, string, readonly [string | null, string | null]])[] = [
  ['username', '', REQUIRED],
  ['username', '   ', REQUIRED],
  ['username', 'abc', short(4)],
  ['username', 'a'.repeat(17), long(16)],
  [
    'username',
    'Mary Ann',
    ['Lowercase letters and digits only, starting with a letter', '只能使用小写字母和数字，且以字母开头'],
  ],
  ['username', 'mary01', PASSES],
  ['password', '', REQUIRED],
  ['password', '        ', REQUIRED],
  ['password', 'short1', short(8)],
  ['password', 'a1'.repeat(33), long(64)],
  ['password', 'only-letters', ['Use both letters and digits, no spaces', '须包含字母和数字，不能有空格']],
  [
    'password',
    'Dragon2026',
    ['This password is easy to guess. Choose another one.', '这个密码太容易被猜到，请换一个'],
  ],
  ['password', 'Parlour#2026', PASSES],
  ['confirmPassword', '', ['Incorrect password: please enter it again', '密码不正确，请再次输入']],
  [
    'confirmPassword',
    'something else',
    ["Confirmation incorrect: the passwords don't match", '确认密码不正确，两次输入不一致'],
  ],
  ['payeeName', '', REQUIRED],
  ['payeeName', 'A', short(2)],
  ['payeeName', 'Ann 4', ['The name format is incorrect', '姓名格式不正确']],
  ['payeeName', 'Nguyễn Văn An', PASSES],
  ['nickname', '', REQUIRED],
  ['nickname', '🦊', short(2)],
  ['nickname', '🦊🐼', PASSES],
  ['nickname', '🦊'.repeat(21), long(20)],
  ['email', '', REQUIRED],
  ['email', 'a@b', short(6)],
  ['email', 'nobody.example.com', ['The email format is incorrect', '邮箱格式不正确']],
  ['email', `${'a'.repeat(250)}@b.co`, long(254)],
  ['email', 'nobody@example.com', PASSES],
  ['mobileNum', '', REQUIRED],
  ['mobileNum', '12', PHONE],
  ['mobileNum', 'my number', PHONE],
  ['mobileNum', '(0917) 123-45.67', PASSES],
  ['verificationCode', '', CODE],
  ['verificationCode', '12x456', CODE],
  ['verificationCode', ' 123456 ', PASSES],
  ['idNumber', '', REQUIRED],
  ['idNumber', 'A1', short(5)],
  ['idNumber', 'A12/345', FORMAT],
  ['idNumber', 'A12-345', PASSES],
  ['paymentPassword', '', REQUIRED],
  ['paymentPassword', '12345', short(6)],
  ['paymentPassword', '12345a', DIGITS],
  ['paymentPassword', '123456', PASSES],
  ['qqNum', '', REQUIRED],
  ['qqNum', 'abcde', DIGITS],
  ['qqNum', '10001', PASSES],
  ['facebook', '', REQUIRED],
  ['facebook', 'mary_ann', FORMAT],
  ['facebook', 'mary.ann', PASSES],
  ['wechat', '', REQUIRED],
  ['wechat', '1mary-ann', FORMAT],
  ['wechat', 'mary-ann_1', PASSES],
  ['line', '', REQUIRED],
  ['line', 'Mary Ann', FORMAT],
  ['line', 'mary.ann', PASSES],
  ['whatsapp', '', REQUIRED],
  ['whatsapp', '+6391712345', DIGITS],
  ['whatsapp', '639171234567', PASSES],
  ['zalo', '', REQUIRED],
  ['zalo', '0901', short(9)],
  ['zalo', '0901234567', PASSES],
  ['recommenderId', '', REQUIRED],
  ['recommenderId', 'a-b-c', LETTERS_AND_DIGITS],
  ['recommenderId', 'mary01', PASSES],
  ['affiliateCode', '', REQUIRED],
  ['affiliateCode', 'AGENT-01', LETTERS_AND_DIGITS],
  ['affiliateCode', 'AGENT01', PASSES],
  ['captcha', '', ['Please enter the code', '请输入图形验证码']],
  ['captcha', '1'.repeat(17), ['Please enter the code', '请输入图形验证码']],
  ['captcha', '1234', PASSES],
];

it.each(REQUIRED_FIELDS)('a required %s of "%s" is answered by %s', (field, typed, [en, cn]) => {
  const problem = judge({ field, typed, isRequired: true });
  expect(wordsOf(problem, english)).toBe(en);
  expect(wordsOf(problem, chinese)).toBe(cn);
});

const OPTIONAL = [...new Set(REQUIRED_FIELDS.map(([field]) => field))];

it.each(OPTIONAL)('an optional %s left empty passes, and so do spaces', (field) => {
  expect(judge({ field, typed: '', isRequired: false })).toBeUndefined();
  expect(judge({ field, typed: '  ', isRequired: false })).toBeUndefined();
});

it('a phone number of a known length is asked for by its digits', () => {
  const rules = { mobileNum: { minLength: 10, maxLength: 10, pattern: '^0[35789][0-9]{8}$' } };
  const told = (typed: string, speaker = english) =>
    wordsOf(judge({ field: 'mobileNum', typed, isRequired: true, rules }), speaker);
  expect(told('090123')).toBe('Phone number must be a 10-digit number');
  expect(told('090123', chinese)).toBe('请输入 10 位手机号码');
  expect(told('1901234567')).toBe('Enter a valid phone number');
  for (const spelling of ['0901234567', '901234567', '+84 901 234 567', '84901234567'])
    expect(told(spelling)).toBe(null);
});

it('an optional number that is given needs its code', () => {
  const settings = settingsWith({});
  const rules = rulesOf([{ field: 'verificationCode', isRequired: false }], {
    ...KNOWN,
    settings,
    dialingCode: '63',
  });
  expect(checkAll(rules, EMPTY_VALUES)).toEqual({});
  expect(checkAll(rules, { ...EMPTY_VALUES, mobileNum: '09171234567' })).toEqual({
    verificationCode: { key: 'identity.rules.code' },
  });
});

it('a number needs its country', () => {
  const problem = judge({
    field: 'mobileNum',
    typed: '09171234567',
    isRequired: true,
    dialingCode: null,
  });
  expect(wordsOf(problem, english)).toBe('Choose a country code first');
});

it('a brand that sets no pattern takes anything of the right length', () => {
  const rules = { username: { pattern: '' } };
  expect(judge({ field: 'username', typed: 'Mary Ann!', isRequired: true, rules })).toBeUndefined();
});

it('a pattern without anchors must still match the whole', () => {
  const rules = { facebook: { pattern: '[a-z]{5}' } };
  expect(judge({ field: 'facebook', typed: 'abcde1', isRequired: true, rules })).toBeDefined();
});

it('a pattern of the brand’s own gets the words for the field', () => {
  const rules = { username: { pattern: '^m.*$' }, password: { pattern: '^p.*$' } };
  const told = (field: FormField, typed: string) =>
    wordsOf(judge({ field, typed, isRequired: true, rules }), english);
  expect(told('username', 'ann01')).toBe('The username format is incorrect');
  expect(told('password', 'Parlour#2026')).toBe('The password format is incorrect');
});

type Judged = {
  field: FormField;
  typed: string;
  isRequired: boolean;
  rules?: Parameters<typeof settingsWith>[0];
  dialingCode?: string | null;
};

function judge({ field, typed, isRequired, rules = {}, dialingCode = '84' }: Judged) {
  const settings = settingsWith(rules);
  const values = { ...EMPTY_VALUES, password: 'Parlour#2026', [field]: typed };
  const problems = checkAll(rulesOf([{ field, isRequired }], { ...KNOWN, settings, dialingCode }), values);
  return problems[field];
}

function speak(locale: string, messages: Record<string, string>) {
  return createText<string>({ locale, messages: compileMessages(JSON.stringify(messages)) });
}

function wordsOf(problem: ReturnType<typeof judge>, speaker: typeof english): string | null {
  if (!problem) return null;
  return 'key' in problem ? speaker(problem.key, problem.values) : problem.words;
}
