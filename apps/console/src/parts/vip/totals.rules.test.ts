import { expect, test } from 'vitest';
import { totalOf } from './totals.rules.ts';

test('amounts are added exactly', () => {
  expect(totalOf(['0.10', '0.20', '1234567.89'])).toBe('1234568.19');
  expect(totalOf([])).toBe('0.00');
});
