import { expect, test } from 'vitest';
import { accountsIn, EVERYBODY, progressOf, queryOf, recipientsOf } from './sendings.rules.ts';

test('accounts are read as they are pasted, each once', () => {
  expect(accountsIn(' mary01, joe\nmary01;anna\t')).toEqual(['mary01', 'joe', 'anna']);
  expect(recipientsOf({ ...EVERYBODY, to: 'accounts', accounts: 'mary01' })).toEqual({
    to: 'accounts',
    accounts: ['mary01'],
  });
});

test('a segment asks for what was chosen and for nothing else', () => {
  expect(queryOf(EVERYBODY)).toEqual({});
  expect(queryOf({ ...EVERYBODY, type: '0', language: 'VI', signedInSince: 5 })).toEqual({
    type: 0,
    language: 'VI',
    signedInSince: 5,
  });
});

test('progress counts those left out, and is whole once sent', () => {
  const line = { total: 200, delivered: 90, leftOut: 10, state: 'sending' } as Parameters<
    typeof progressOf
  >[0];
  expect(progressOf(line)).toBe(50);
  expect(progressOf({ ...line, state: 'sent' })).toBe(100);
});
