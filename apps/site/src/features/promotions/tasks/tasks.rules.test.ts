import { expect, test } from 'vitest';
import { percentOf } from './tasks.rules.ts';

test.each([
  ['0.00', '100.00', 0],
  ['99.99', '100.00', 99],
  ['100.00', '100.00', 100],
  ['1.00', '3.00', 33],
  ['1.00', '0.00', 0],
])('%s of %s are %i per cent', (reached, target, percent) => {
  expect(percentOf(reached, target)).toBe(percent);
});
