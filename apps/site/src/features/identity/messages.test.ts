import { isWeakPassword } from '@parlour/contract/values/passwords/passwords.rules';
import { createText } from '@parlour/texts/create-text';
import EN from '@parlour/texts/messages/EN/identity.json';
import VI from '@parlour/texts/messages/VI/identity.json';
import { describe, expect, test } from 'vitest';
import { checkAll, type Problem } from '../../platform/forms/field.rules.ts';
import { contactRules } from './contacts/contact.rules.ts';
import { type BrandFields, notWeak } from './field.rules.ts';
import { whoRules } from './passwords/forgot.rules.ts';
import { changePasswordRules, newPasswordRules } from './passwords/password.rules.ts';
import { loginRules } from './sign-in/login.rules.ts';

const PASSWORD = {
  enabled: true,
  required: true,
  pattern: '^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$',
  minLength: 8,
  maxLength: 64,
};
const FIELDS = { password: PASSWORD } as Partial<BrandFields> as BrandFields;
const GOOD = 'Parlour#2026';
const WEAK = notWeak({ isWeakPassword }, { account: 'mary01', brandName: 'Harbor Lights' });

type Row = [field: string, values: Record<string, string>, EN: string | null, VI: string | null];

/** Specification sections 5 and 8: what a visitor reads below which field, in two languages. */
const LOGIN: Row[] = [
  ['username', { username: '' }, 'Required', 'Bắt buộc'],
  ['username', { username: '   ' }, 'Required', 'Bắt buộc'],
  ['username', { username: 'a'.repeat(65) }, 'Must be at most 64 characters', 'Không được quá 64 ký tự'],
  ['username', { username: '🎲'.repeat(64) }, null, null],
  ['password', { password: '' }, 'Required', 'Bắt buộc'],
  ['password', { password: 'x' }, null, null],
  ['captcha', { captcha: '' }, 'Please enter the code', 'Vui lòng nhập mã'],
  ['captcha', { captcha: 'a'.repeat(17) }, 'Please enter the code', 'Vui lòng nhập mã'],
  ['captcha', { captcha: 'abcd' }, null, null],
];
const PHONE: Row[] = [
  ['mobileNum', { mobileNum: '' }, 'Required', 'Bắt buộc'],
  ['mobileNum', { mobileNum: '12x' }, 'Enter a valid phone number', 'Nhập số điện thoại hợp lệ'],
  ['mobileNum', { mobileNum: '091 234 5678' }, null, null],
  ['code', { code: '' }, 'Required', 'Bắt buộc'],
  ['code', { code: 'abc' }, 'Enter a valid verification code', 'Nhập mã xác minh hợp lệ'],
  ['code', { code: '123456' }, null, null],
];
const PHONE_AND_PASSWORD: Row[] = [
  ...PHONE.filter(([field]) => field === 'mobileNum'),
  ...LOGIN.filter(([field]) => field !== 'username'),
];
const FORGOT: Row[] = [
  ['username', { username: '' }, 'Required', 'Bắt buộc'],
  ['email', { email: 'mary' }, 'The email format is incorrect', 'Email không đúng định dạng'],
  [
    'email',
    { email: `${'a'.repeat(250)}@b.co` },
    'The email format is incorrect',
    'Email không đúng định dạng',
  ],
  ['email', { email: 'mary@example.com' }, null, null],
];
const SAME = {
  EN: 'The new password and the old password cannot be the same',
  VI: 'Mật khẩu mới không được trùng với mật khẩu cũ',
};
const GUESSED = {
  EN: 'This password is easy to guess. Choose another one.',
  VI: 'Mật khẩu này dễ đoán. Vui lòng chọn mật khẩu khác',
};
const NEW_PASSWORD: Row[] = [
  ['newPassword', { newPassword: '' }, 'Required', 'Bắt buộc'],
  ['newPassword', { newPassword: 'abc1' }, 'Must be at least 8 characters', 'Phải có ít nhất 8 ký tự'],
  [
    'newPassword',
    { newPassword: 'a1'.repeat(33) },
    'Must be at most 64 characters',
    'Không được quá 64 ký tự',
  ],
  [
    'newPassword',
    { newPassword: 'onlyletters' },
    'The password format is incorrect',
    'Mật khẩu không đúng định dạng',
  ],
  ['newPassword', { newPassword: 'Dragon2026' }, GUESSED.EN, GUESSED.VI],
  ['newPassword', { newPassword: 'mary01-2026' }, GUESSED.EN, GUESSED.VI],
  ['newPassword', { newPassword: 'Harborlights1' }, GUESSED.EN, GUESSED.VI],
  ['newPassword', { newPassword: GOOD }, null, null],
  ['confirmNewPassword', { confirmNewPassword: '' }, 'Enter password', 'Nhập mật khẩu'],
  [
    'confirmNewPassword',
    { newPassword: GOOD, confirmNewPassword: 'other' },
    'Confirmation password not matched',
    'Mật khẩu xác nhận không khớp',
  ],
  ['confirmNewPassword', { newPassword: GOOD, confirmNewPassword: GOOD }, null, null],
];
const CHANGE: Row[] = [
  ['oldPassword', { oldPassword: '' }, 'Required', 'Bắt buộc'],
  ['oldPassword', { oldPassword: 'an older rule let this pass' }, null, null],
  ['newPassword', { oldPassword: GOOD, newPassword: GOOD }, SAME.EN, SAME.VI],
  ...NEW_PASSWORD,
];
const HELD: Row[] = [
  ['oldPassword', { oldPassword: '' }, null, null],
  ['newPassword', { newPassword: GOOD }, SAME.EN, SAME.VI],
];

const CHINA = '86';
const WITH_CAPTCHA = { hasCaptcha: true, dialingCode: CHINA };
const PLAIN = { hasCaptcha: false, dialingCode: CHINA };

const FORMS = [
  { form: 'login by name', rules: loginRules('username', WITH_CAPTCHA), rows: LOGIN },
  { form: 'login by code', rules: loginRules('sms', WITH_CAPTCHA), rows: PHONE },
  { form: 'login by phone', rules: loginRules('phone', WITH_CAPTCHA), rows: PHONE_AND_PASSWORD },
  { form: 'login by a third party’s code', rules: loginRules('firebase', PLAIN), rows: PHONE },
  {
    form: 'forgotten, by mail',
    rules: whoRules('email', WITH_CAPTCHA),
    rows: [...FORGOT, ...LOGIN.slice(6)],
  },
  { form: 'forgotten, by SMS', rules: whoRules('sms', PLAIN), rows: PHONE.slice(0, 3) },
  { form: 'a new password', rules: newPasswordRules(FIELDS, WEAK), rows: NEW_PASSWORD },
  { form: 'change', rules: changePasswordRules(FIELDS, { heldPassword: null, weak: WEAK }), rows: CHANGE },
  {
    form: 'change, old one held',
    rules: changePasswordRules(FIELDS, { heldPassword: GOOD, weak: WEAK }),
    rows: HELD,
  },
];

describe.each(FORMS)('$form', ({ rules, rows }) => {
  test.each(rows)('%s %j reads %s', (field, values, english, vietnamese) => {
    const problems = checkAll(rules as never, filled(values)) as Record<string, Problem>;
    expect([words(problems[field], 'en', EN), words(problems[field], 'vi', VI)]).toEqual([
      english,
      vietnamese,
    ]);
  });
});

test('until the list of common passwords is loaded, only the rules of the brand are judged', () => {
  const rules = newPasswordRules(FIELDS, notWeak(null, { account: '', brandName: '' }));
  expect(checkAll(rules, { newPassword: 'Dragon2026', confirmNewPassword: 'Dragon2026' })).toEqual({});
});

test('without a captcha shown, none is asked for', () => {
  expect(checkAll(loginRules('username', PLAIN) as never, filled({ username: 'a', password: 'b' }))).toEqual(
    {},
  );
});

test.each([
  ['login', loginRules('sms', { ...PLAIN, dialingCode: '' })],
  ['forgotten', whoRules('sms', { ...PLAIN, dialingCode: '' })],
  ['contact', contactRules('mobile', { proof: {}, dialingCode: '' })],
] as const)('%s: a number is not sent before its country is known', (_form, rules) => {
  const values = filled({ mobileNum: '13900001000', code: '123456', verificationCode: '123456' });
  expect(checkAll(rules as never, values)).toEqual({ mobileNum: { key: 'identity.rules.country' } });
});

function filled(values: Record<string, string>): never {
  return new Proxy(values, { get: (known, name: string) => known[name] ?? '' }) as never;
}

function words(
  problem: Problem | undefined,
  locale: string,
  messages: Record<string, string>,
): string | null {
  if (!problem || 'words' in problem) return null;
  // Uses the file's texts as overrides: their one placeholder is plain.
  const text = createText<string>({ locale, messages: {}, overrides: messages });
  return text(problem.key, problem.values);
}
