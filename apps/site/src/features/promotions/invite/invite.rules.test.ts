import { expect, test } from 'vitest';
import { inviteLink, isUnderWay, percentDone } from './invite.rules.ts';

test('a link leads to the registration of this host, with the code', () => {
  expect(inviteLink('https://h.example', '/m/register', 'AB23')).toBe('https://h.example/m/register?i=AB23');
});

test.each([
  ['0.00', '100.00', 0],
  ['99.99', '100.00', 99],
  ['100.00', '100.00', 100],
  ['0.00', '0.00', 100],
])('%s of %s is %i %%', (done, needed, percent) => {
  expect(percentDone(done, needed)).toBe(percent);
});

test('what is missing is told of those under way alone', () => {
  expect(isUnderWay({ state: 'open' })).toBe(true);
  expect(isUnderWay({ state: 'paid' })).toBe(false);
});
