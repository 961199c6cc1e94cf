import { expect, it } from 'vitest';
import { internationalNumber } from './phone-number.rules.ts';

it.each([
  ['63', '0917 123 4567', '+639171234567'],
  ['63', '917 123 4567', '+639171234567'],
  ['86', '138 0013 8000', '+8613800138000'],
  ['63', '+63 917-123-4567', '+639171234567'],
  ['63', '0063 917 123 4567', '+639171234567'],
  ['39', '06 6982', '+39066982'],
])('dialling code %s and %s make %s', (dialingCode, typed, number) => {
  expect(internationalNumber(dialingCode, typed)).toBe(number);
});
