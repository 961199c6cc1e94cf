import { expect, it } from 'vitest';
import { countryInUse } from './country.rules.ts';

const options = [
  { code: 'CN', dialingCode: '86', name: 'China' },
  { code: 'PH', dialingCode: '63', name: 'Philippines' },
  { code: 'VN', dialingCode: '84', name: 'Vietnam' },
];

it.each([
  { chosen: 'VN', ofVisitor: 'PH', currency: 'CNY', country: 'VN' },
  { chosen: null, ofVisitor: 'PH', currency: 'CNY', country: 'PH' },
  { chosen: null, ofVisitor: null, currency: 'CNY', country: 'CN' },
  { chosen: null, ofVisitor: 'AQ', currency: 'PHP', country: 'PH' },
  { chosen: null, ofVisitor: null, currency: 'EUR', country: undefined },
])('chosen $chosen, visitor from $ofVisitor, money $currency: $country', ({ country, ...known }) => {
  expect(countryInUse({ options, ...known })?.code).toBe(country);
});
