import { expect, it } from 'vitest';
import { cardName, groupNumber, isCardNumber } from '../card.rules.ts';
import { isInForm, lengthOf } from '../payment-password/payment-password.rules.ts';

it.each([
  ['62000135', '6200 0135'],
  ['6200-0135 79', '6200 0135 79'],
  ['6200 0135 7902 4680', '6200 0135 7902 4680'],
  ['', ''],
])('%j is grouped as %j', (typed, shown) => {
  expect(groupNumber(typed)).toBe(shown);
});

it.each([
  ['6200 0135', true],
  ['6200 013', false],
  ['1'.repeat(20), true],
  ['1'.repeat(21), false],
])('%s is the number of a card: %s', (typed, isOne) => {
  expect(isCardNumber(typed)).toBe(isOne);
});

it('shows no more of a card than its last four digits', () => {
  expect(cardName({ bankName: 'Harbour Bank', last4: '4680' })).toBe('Harbour Bank ••••\u00a04680');
});

it.each([
  ['six digits', { pattern: '^[0-9]{6}$', minLength: 6, maxLength: 6 }, { count: 6, isDigits: true }],
  ['anything', { pattern: '', minLength: 0, maxLength: 64 }, { count: 4, isDigits: false }],
  [
    'letters and digits',
    { pattern: '[a-z0-9]+', minLength: 8, maxLength: 20 },
    { count: 8, isDigits: false },
  ],
])('a payment password of %s is asked for as such', (_name, rule, asked) => {
  expect(lengthOf(rule)).toEqual(asked);
});

it('a payment password has to match as a whole', () => {
  const rule = { pattern: '[0-9]{6}', minLength: 6, maxLength: 6 };
  expect(isInForm('123456', rule)).toBe(true);
  expect(isInForm('1234567', rule)).toBe(false);
  expect(isInForm('12345a', rule)).toBe(false);
});
