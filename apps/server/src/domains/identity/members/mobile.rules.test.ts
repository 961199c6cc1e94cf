import { describe, expect, test } from 'vitest';
import { readMobile } from './mobile.rules.ts';

describe('a mobile number', () => {
  test.each([
    ['13800138000', '86', '+8613800138000'],
    ['138 0013 8000', '+86', '+8613800138000'],
    ['0917-123-4567', '63', '+639171234567'],
    ['9171234567', '+63', '+639171234567'],
    ['081 234 5678', '66', '+66812345678'],
    ['0901234567', '84', '+84901234567'],
    ['(090) 1234-5678', '81', '+819012345678'],
    ['+639171234567', '63', '+639171234567'],
  ])('written %s under %s is %s', (number, countryDialingCode, e164) => {
    expect(readMobile({ number, countryDialingCode })).toBe(e164);
  });

  test.each([
    ['too short', '12345', '86'],
    ['of a fixed line', '010 6552 9988', '86'],
    ['too long', '138001380001234', '86'],
    ['of another country than its dialling code', '+639171234567', '86'],
    ['with an extension', '13800138000 ext. 7', '86'],
    ['of a dialling code nobody has', '13800138000', '999'],
    ['made of letters', 'not a number', '86'],
    ['empty', '', '86'],
    ['without a dialling code', '13800138000', undefined],
  ])('is refused when it is %s', (_, number, countryDialingCode) => {
    expect(readMobile({ number, countryDialingCode })).toBeNull();
  });
});
