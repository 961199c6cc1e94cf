import { expect, test } from 'vitest';
import { phoneAddress } from './phone-address.rules.ts';

const origin = 'https://brand.example';

test.each([
  ['a page', '/m/help', null, 'https://brand.example/m/help'],
  ['home instead of a round', '/m/play', null, 'https://brand.example/m/home'],
  ['home instead of a provider’s answer', '/m/login', null, 'https://brand.example/m/home'],
  ['the invitation too', '/m/register', 'A B', 'https://brand.example/m/register?affiliateCode=A+B'],
])('a phone opens %s', (_what, pathname, invitation, address) => {
  expect(phoneAddress({ origin, pathname, invitation })).toBe(address);
});
