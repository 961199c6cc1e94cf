import { expect, test } from 'vitest';
import { verdictOn } from './overlap.rules.ts';

test.each([
  [[], false, 'give'],
  [['address'], false, 'give'],
  [['browser', 'address'], false, 'review'],
  [['browser'], true, 'give'],
  [['payee'], true, 'refuse'],
  [['card'], false, 'refuse'],
  [['document', 'browser'], false, 'refuse'],
] as const)('signs %j, approved %s: %s', (signs, isApproved, verdict) => {
  expect(verdictOn(signs, isApproved)).toBe(verdict);
});
