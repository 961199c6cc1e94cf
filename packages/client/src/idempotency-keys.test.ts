import { describe, expect, it } from 'vitest';
import { CallRefused } from './client.ts';
import { createIdempotencyKeys, isOutcomeKnown } from './idempotency-keys.ts';

function counted() {
  let made = 0;
  return createIdempotencyKeys(() => {
    made += 1;
    return `key ${made}`;
  });
}

describe('the key of a call that moves money', () => {
  it('stays while the same is sent again', () => {
    const attempts = counted();
    expect([attempts.keyOf({ amount: '5' }), attempts.keyOf({ amount: '5' })]).toEqual(['key 1', 'key 1']);
  });

  it('is another for another request', () => {
    const attempts = counted();
    expect([attempts.keyOf({ amount: '5' }), attempts.keyOf({ amount: '6' })]).toEqual(['key 1', 'key 2']);
  });

  it('is another once it is known what became of the first', () => {
    const attempts = counted();
    attempts.keyOf({ amount: '5' });
    attempts.conclude();
    expect(attempts.keyOf({ amount: '5' })).toBe('key 2');
  });
});

it.each([
  ['offline', false],
  ['in_progress', false],
  ['internal', false],
  ['unavailable', false],
  ['not_enough_money', true],
  ['wrong_payment_password', true],
] as const)('after %s the outcome is known: %s', (code, isKnown) => {
  expect(isOutcomeKnown(new CallRefused(code, '', {}))).toBe(isKnown);
});
