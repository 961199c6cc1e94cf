import { expect, it } from 'vitest';
import { affiliateCodeOf } from './affiliate.rules.ts';

it.each([
  ['', null],
  ['?affiliateCode=AGENT01', 'AGENT01'],
  ['?code=AGENT01', 'AGENT01'],
  ['?i=AGENT01', 'AGENT01'],
  ['?i=THIRD&code=SECOND&affiliateCode=FIRST', 'FIRST'],
  ['?affiliateCode=&code=SECOND', 'SECOND'],
  ['?affiliateCode=%20AGENT01%20', 'AGENT01'],
  ['?affiliateCode=%20', null],
  ['?other=AGENT01', null],
])('the address %s offers %s', (search, code) => {
  expect(affiliateCodeOf({ pathname: '/m/register', search })).toBe(code);
});

it('what is longer than a code can be is cut, so that the question to the server is a valid one', () => {
  expect(affiliateCodeOf({ pathname: '/m/home', search: `?i=${'a'.repeat(300)}` })).toHaveLength(64);
});

it("a provider's answer at the login page is no invitation", () => {
  const at = { pathname: '/m/login', search: '?code=4%2F0Ab&state=x' };
  expect(affiliateCodeOf(at)).toBeNull();
  expect(affiliateCodeOf({ ...at, search: '?affiliateCode=AGENT01' })).toBe('AGENT01');
});
