import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isWeakPassword } from './passwords.rules.ts';

const around = { account: 'mary01', brandName: 'Harbor Lights' };

describe('a password of a member', () => {
  test.each([
    ['shorter than eight characters', 'k7#Tq9x'],
    ['of seven characters that take more bytes', '密码安全得很呢'],
    ['made of one character', 'zzzzzzzzzzzz'],
    ['made of three characters', 'zyxzyxzyxzyx'],
    ['among the common ones', 'qwertyuiop'],
    ['common in another case', 'QwErTyUiOp'],
    ['common with digits at its end', 'Dragon2026'],
    ['common with digits and signs at its end', 'Sunshine#88!'],
    ['common with a sign before it', '!!Sunshine1'],
    ['common with digits for letters', 'P4ssw0rd'],
    ['common with digits for letters and more at its end', 'p@ssw0rd123'],
    ['common in full width', 'ｐａｓｓｗｏｒｄ'],
    ['a common one twice', 'monkeymonkey'],
    ['the account name', 'MARY01mary01'],
    ['the account name with a little around it', 'x-mary01-9'],
    ["the brand's name", 'HarborLights1'],
    ["the brand's name as it is written", 'harbor lights 9'],
  ])('is weak when it is %s', (_, password) => {
    expect(isWeakPassword(password, around)).toBe(true);
  });

  test.each([
    ['eight characters nobody would guess', 'k7#Tq9xw'],
    ['eight characters beyond Latin', '春眠不觉晓处处闻'],
    ['words nobody would guess', 'tidy otter vault'],
    ['64 characters', 'kV9$'.repeat(16)],
    ['more than 64 characters', 'kV9$'.repeat(30)],
    ['a common word among others', 'my dragon reads novels'],
    ['the account name with a password beside it', 'mary01 k7#Tq9x'],
  ])('is good when it is %s', (_, password) => {
    expect(isWeakPassword(password, around)).toBe(false);
  });

  test('does not become weak by an account name of two letters', () => {
    expect(isWeakPassword('ananab#7k', { account: 'an', brandName: 'X' })).toBe(false);
  });

  test('is compared with a list that is neither empty nor written in capitals', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(900);
    expect([...COMMON_PASSWORDS].filter((entry) => entry !== entry.toLowerCase())).toEqual([]);
  });
});
