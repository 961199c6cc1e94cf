import { describe, expect, test } from 'vitest';
import { checkAll, every, pickProblems, required } from '../../platform/forms/field.rules.ts';
import {
  type BrandFields,
  brandRule,
  captcha,
  email,
  mobileNumber,
  verificationCode,
} from './field.rules.ts';

const USERNAME = { enabled: true, required: true, pattern: '^[a-z][a-z0-9]+$', minLength: 4, maxLength: 6 };
const OPTIONAL = { ...USERNAME, required: false, pattern: '' };
const DIGITS = { ...OPTIONAL, pattern: '\\d+|x' };
const FIELDS = {
  username: USERNAME,
  nickname: OPTIONAL,
  zalo: DIGITS,
} as Partial<BrandFields> as BrandFields;
const REQUIRED = { key: 'identity.rules.required' };

describe("a brand's rule", () => {
  const username = brandRule(FIELDS, 'username');

  test.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['abc', { key: 'identity.rules.tooShort', values: { count: 4 } }],
    ['abcdefg', { key: 'identity.rules.tooLong', values: { count: 6 } }],
    ['1abcd', { key: 'identity.rules.username' }],
    ['abc d', { key: 'identity.rules.username' }],
    ['abcd', null],
  ])('says of %j what is wrong with it', (value, problem) => {
    expect(username(value, {})).toEqual(problem);
  });

  test('lets an optional field be empty, but not blank', () => {
    const optional = brandRule(FIELDS, 'nickname');
    expect(optional('', {})).toBeNull();
    expect(optional('  ', {})).toEqual(REQUIRED);
  });

  test('counts a surrogate pair as one character', () => {
    const optional = brandRule(FIELDS, 'nickname');
    expect(optional('🎲🎲🎲🎲🎲🎲', {})).toBeNull();
    expect(optional('🎲🎲🎲', {})).toEqual({ key: 'identity.rules.tooShort', values: { count: 4 } });
  });

  test('asks the whole value to match, also where the pattern is no anchored one', () => {
    const digits = brandRule(FIELDS, 'zalo');
    expect(digits('12ab', {})).toEqual({ key: 'identity.rules.format' });
    expect(digits('1234', {})).toBeNull();
  });
});

test.each([
  ['a@b.co', true],
  [`${'a'.repeat(249)}@b.co`, true],
  [`${'a'.repeat(250)}@b.co`, false],
  ['a@b', false],
  ['a b@c.de', false],
  ['', false],
])('%s is an address: %s', (value, isGood) => {
  expect(email(value, {}) === null).toBe(isGood);
});

test.each([
  ['912 345 678', true],
  ['(02) 123-456', true],
  ['123', false],
  ['12345x', false],
])('%s is a number: %s', (value, isGood) => {
  expect(mobileNumber(value, {}) === null).toBe(isGood);
});

test('a verification code is digits, and a captcha 1 to 16 characters', () => {
  expect(verificationCode('123456', {})).toBeNull();
  expect(verificationCode('12a456', {})).toEqual({ key: 'identity.rules.code' });
  expect(captcha(' ', {})).toEqual({ key: 'identity.rules.captcha' });
  expect(captcha('a'.repeat(16), {})).toBeNull();
  expect(captcha('a'.repeat(17), {})).toEqual({ key: 'identity.rules.captcha' });
});

test('all fields are judged with the others at hand, and the first complaint about each stands', () => {
  const rules = {
    password: required(),
    confirm: every<'password' | 'confirm'>(required('identity.rules.captcha'), (value, { password }) =>
      value === password ? null : { key: 'identity.rules.format' },
    ),
  };
  expect(checkAll(rules, { password: 'a', confirm: 'b' })).toEqual({
    confirm: { key: 'identity.rules.format' },
  });
  expect(checkAll(rules, { password: '', confirm: '' })).toEqual({
    password: REQUIRED,
    confirm: { key: 'identity.rules.captcha' },
  });
  expect(checkAll(rules, { password: 'a', confirm: 'a' })).toEqual({});
});

test('problems are picked by name', () => {
  const problem = { key: 'identity.rules.format' } as const;
  expect(pickProblems<'a' | 'b'>({ a: problem, b: problem }, ['b'])).toEqual({ b: problem });
});
