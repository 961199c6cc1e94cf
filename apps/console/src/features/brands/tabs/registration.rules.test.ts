import { expect, test } from 'vitest';
import { patternFault, tryValue } from './registration.rules.ts';

const rule = { enabled: true, required: true, pattern: '^[a-z]+$', minLength: 3, maxLength: 5 };

test.each([
  [rule, 'anna', 'passes'],
  [rule, '', 'missing'],
  [{ ...rule, required: false }, '', 'passes'],
  [rule, 'an', 'tooShort'],
  [rule, 'annabe', 'tooLong'],
  [rule, 'ann4', 'noMatch'],
  [{ ...rule, pattern: '' }, '####', 'passes'],
  [{ ...rule, pattern: '(a+)+' }, 'aaaa', 'badPattern'],
  [{ ...rule, pattern: '[' }, 'aaaa', 'badPattern'],
  [{ ...rule, enabled: false }, 'anna', 'notAsked'],
] as const)('%o takes %s as: %s', (about, value, verdict) => {
  expect(tryValue(about, value)).toBe(verdict);
});

test('a pattern that cannot be read is told from one that is refused for what it may cost', () => {
  expect(patternFault('^[0-9]{6}$')).toBeUndefined();
  expect(patternFault('')).toBeUndefined();
  expect(patternFault('(')).toBe('broken');
  expect(patternFault('(a|a)*')).toBe('unbounded');
});
