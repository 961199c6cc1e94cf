import { expect, it } from 'vitest';
import {
  type BrandField,
  isOfDigits,
  type RegisterSettings,
  shownFields,
  withLongPasswords,
} from './fields.rules.ts';
import type { RegistrationMethod, RegistrationWays } from './methods.rules.ts';
import { PLAIN_WAYS, settingsWith } from './testing/brand.ts';

const NOTHING_MORE = { affiliateCode: { enabled: false }, mobileNum: { enabled: false } } as const;

function fieldsOf({
  method = 'username',
  ways = {},
  settings = settingsWith(NOTHING_MORE),
  isAffiliateCodeGood = false,
}: {
  method?: RegistrationMethod;
  ways?: Partial<RegistrationWays>;
  settings?: RegisterSettings;
  isAffiliateCodeGood?: boolean;
}): string[] {
  const shown = shownFields({ method, ways: { ...PLAIN_WAYS, ...ways }, settings, isAffiliateCodeGood });
  return shown.map(({ field, isRequired }) => (isRequired ? `${field}*` : field));
}

it('a user name comes with a password and its confirmation', () => {
  expect(fieldsOf({})).toEqual(['username*', 'password*', 'confirmPassword*']);
});

it('a mobile number comes with the code sent to it, and with a password only where the brand wants one', () => {
  expect(fieldsOf({ method: 'mobileNum' })).toEqual(['mobileNum*', 'verificationCode*']);
  expect(fieldsOf({ method: 'mobileNum', ways: { hasMobilePassword: true } })).toEqual([
    'mobileNum*',
    'verificationCode*',
    'password*',
    'confirmPassword*',
  ]);
});

it('with SMS verification a number that is given with a user name, too, is proven by its code', () => {
  const withNumber = (enabled: boolean, required: boolean) =>
    fieldsOf({
      ways: { hasSmsVerification: true },
      settings: settingsWith({ ...NOTHING_MORE, mobileNum: { enabled, required } }),
    }).slice(3);
  expect(withNumber(true, true)).toEqual(['mobileNum*', 'verificationCode*']);
  expect(withNumber(true, false)).toEqual(['mobileNum', 'verificationCode']);
  expect(withNumber(false, true)).toEqual([]);
});

it('the captcha is last, and never optional', () => {
  expect(fieldsOf({ ways: { hasCaptcha: true } }).at(-1)).toBe('captcha*');
  expect(fieldsOf({ method: 'mobileNum', ways: { hasCaptcha: true } }).at(-1)).toBe('captcha*');
});

it.each<BrandField>([
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
])('%s is there when the brand enables it, and starred when it requires it', (field) => {
  const withRule = (enabled: boolean, required: boolean) =>
    fieldsOf({ settings: settingsWith({ ...NOTHING_MORE, [field]: { enabled, required } }) });
  expect(withRule(false, true)).not.toContain(`${field}*`);
  expect(withRule(true, false)).toContain(field);
  expect(withRule(true, true)).toContain(`${field}*`);
});

it('the repeated password is the brand’s choice, and where it is shown it must be filled', () => {
  const off = settingsWith({ ...NOTHING_MORE, confirmPassword: { enabled: false } });
  expect(fieldsOf({ settings: off })).toEqual(['username*', 'password*']);
  const optional = settingsWith({ ...NOTHING_MORE, confirmPassword: { enabled: true, required: false } });
  expect(fieldsOf({ settings: optional })).toContain('confirmPassword*');
});

it('an invitation code that came with the address and is good is asked from nobody', () => {
  const settings = settingsWith({ affiliateCode: { enabled: true, required: true } });
  expect(fieldsOf({ settings })).toContain('affiliateCode*');
  expect(fieldsOf({ settings, isAffiliateCodeGood: true })).not.toContain('affiliateCode*');
});

it('no brand refuses a password for being long before 64 characters', () => {
  const maxOf = (maxLength: number) =>
    withLongPasswords(settingsWith({ password: { maxLength } })).fields.password.maxLength;
  expect(maxOf(20)).toBe(64);
  expect(maxOf(128)).toBe(128);
});

it.each([
  ['^[0-9]{6}$', true],
  ['^\\d+$', true],
  ['^0[35789][0-9]{8}$', true],
  ['^(?:1|2)[0-9]+$', true],
  ['', false],
  ['^[A-Za-z0-9]+$', false],
  ['^.+$', false],
  ['^\\w+$', false],
  ['^\\D+$', false],
])('pattern %s takes digits alone: %s', (pattern, isSo) => {
  expect(isOfDigits(pattern)).toBe(isSo);
});
