import { expect, test } from 'vitest';
import { ownerName, typedAmount } from './ledger.rules.ts';

const owner = {
  code: '0190a1b2-0000-7000-8000-0000abcd1234',
  account: null,
  customerNo: null,
  isMember: true,
};

test('an owner is named by account, by the end of the id once it is erased, or by code', () => {
  expect(ownerName({ ...owner, account: 'mary01' })).toBe('mary01');
  expect(ownerName(owner)).toBe('…abcd1234');
  expect(ownerName({ ...owner, code: 'house', isMember: false })).toBe('house');
});

test.each([
  [' 12.50 ', '12.50'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1,5', '1,5'],
])('an amount typed as %j is sent as %j', (typed, sent) => {
  expect(typedAmount(typed)).toBe(sent);
});
