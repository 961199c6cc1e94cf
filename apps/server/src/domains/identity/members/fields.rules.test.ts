import type { BrandSettings, FieldCode, RegistrationField } from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { problemOfPassword, readFields } from './fields.rules.ts';

type Rule = Partial<BrandSettings['registration']['fields'][RegistrationField]>;

/** A brand with the given field rules. */
function brandWith(rules: Partial<Record<RegistrationField, Rule>>, switches: object = {}): BrandSettings {
  const brand = makeBrand({ merchantCode: 'harbor' });
  for (const [field, rule] of Object.entries(rules))
    Object.assign(brand.registration.fields[field as RegistrationField], rule);
  Object.assign(brand.switches, switches);
  return brand;
}

const good = { username: 'mary01', password: 'tidy otter', confirmPassword: 'tidy otter' };

test.each(['0917 123 4567', '9171234567', '+63 917-123-4567'])(
  'a number written %s is taken as the brand asks for it',
  (mobileNum) => {
    const brand = brandWith({
      mobileNum: { enabled: true, required: true, pattern: '^09[0-9]{9}$', minLength: 11, maxLength: 11 },
    });
    const given = { ...good, mobileNum, countryDialingCode: '63' };
    const { values, problems } = readFields(given, { method: 'username', settings: brand });
    expect([values.mobileNum, problems.mobileNum]).toEqual(['09171234567', undefined]);
  },
);

describe('a field of the registration', () => {
  const asked: Rule = { enabled: true, required: true, minLength: 2, maxLength: 4, pattern: '[a-z]+' };
  const optional: Rule = { ...asked, required: false };
  test.each<[string, RegistrationField, Rule, string | undefined, FieldCode | undefined]>([
    ['left out where it is needed', 'nickname', asked, undefined, 'required'],
    ['empty where it is needed', 'nickname', asked, '', 'required'],
    ['spaces where it is needed', 'nickname', asked, '   ', 'required'],
    ['empty where it is optional', 'nickname', optional, '', undefined],
    ['too short', 'nickname', asked, 'a', 'too_small'],
    ['too short where it is optional', 'nickname', optional, 'a', 'too_small'],
    ['as short as may be', 'nickname', asked, 'ab', undefined],
    ['as long as may be', 'nickname', asked, 'abcd', undefined],
    ['too long', 'nickname', asked, 'abcde', 'too_big'],
    ['right with spaces around it', 'nickname', asked, ' abcd ', undefined],
    ['against the pattern', 'nickname', asked, 'ab1', 'wrong_format'],
    ['matched by the pattern only in part', 'nickname', asked, '1ab', 'wrong_format'],
    ['four characters of two code units each', 'nickname', { ...asked, pattern: '' }, '🎲🎲🎲🎲', undefined],
    [
      'five characters of two code units each',
      'nickname',
      { ...asked, pattern: '' },
      '🎲🎲🎲🎲🎲',
      'too_big',
    ],
    ['with a character of control in it', 'nickname', { ...asked, pattern: '' }, 'a\u0000b', 'wrong_format'],
    ['half a character', 'nickname', { ...asked, pattern: '' }, 'a\ud83c', 'wrong_format'],
    ['no mail address', 'email', { ...asked, maxLength: 50, pattern: '' }, 'mary', 'wrong_format'],
    ['a mail address', 'email', { ...asked, maxLength: 50, pattern: '' }, 'm@example.com', undefined],
    ['not asked for', 'nickname', { ...asked, enabled: false }, '1', undefined],
  ])('that is %s', (_, field, rule, input, problem) => {
    const { values, problems } = readFields(
      { ...good, ...(input === undefined ? {} : { [field]: input }) },
      { method: 'username', settings: brandWith({ [field]: rule }) },
    );
    expect(problems).toEqual(problem ? { [field]: problem } : {});
    const isKept = !problem && rule.enabled && input?.trim();
    expect(values[field]).toBe(isKept ? input?.trim() : undefined);
  });

  test('is never matched while it is longer than the brand allows', () => {
    const settings = brandWith({ nickname: { enabled: true, maxLength: 5, pattern: '(a+)+$' } });
    const nickname = `${'a'.repeat(250)}!`;
    expect(readFields({ ...good, nickname }, { method: 'username', settings }).problems).toEqual({
      nickname: 'too_big',
    });
  });
});

describe('the way to register decides that', () => {
  test('a user name and a password are needed, whatever the brand switched off', () => {
    const off = { enabled: false, required: false };
    const settings = brandWith({ username: off, password: off });
    expect(readFields({}, { method: 'username', settings }).problems).toEqual({
      username: 'required',
      password: 'required',
      confirmPassword: 'required',
    });
  });

  test('a mobile number needs no user name, and ignores one', () => {
    const read = readFields(
      { ...good, mobileNum: '13800138000' },
      { method: 'mobile', settings: brandWith({}) },
    );
    expect(read.problems).toEqual({});
    expect(read.values).not.toHaveProperty('username');
  });

  test('a mobile number needs a password where its switch is on, and ignores one where it is off', () => {
    const mobile = { mobileNum: '13800138000' };
    const on = brandWith({}, { mobilePassword: true });
    expect(readFields(mobile, { method: 'mobile', settings: on }).problems).toEqual({
      password: 'required',
      confirmPassword: 'required',
    });
    const off = brandWith({}, { mobilePassword: false });
    expect(readFields({ ...mobile, ...good }, { method: 'mobile', settings: off })).toEqual({
      values: mobile,
      problems: {},
    });
  });
});

describe('a new password', () => {
  const settings = brandWith({ password: { minLength: 10, maxLength: 12, pattern: '(?=.*[0-9]).+' } });
  test.each([
    ['otter 1', 'too_small'],
    ['tidy otter vault', 'wrong_format'],
    ['tidy otter 1', null],
    ['keeps its spaces 1 ', null],
    [`1${'kV$'.repeat(21)}`, null],
    [`12${'kV$'.repeat(21)}`, 'too_big'],
  ])('%s is, by the rules of the brand, %s', (password, problem) => {
    expect(problemOfPassword(password, settings)).toBe(problem);
  });
});
