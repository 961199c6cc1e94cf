import { expect, test } from 'vitest';
import { waitBefore } from './line.rules.ts';

test('a page connects at once, then waits twice as long each time up to eight seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map((tries) => waitBefore(tries, 0.5))).toEqual([
    0, 400, 800, 1_600, 3_200, 6_400, 8_000, 8_000,
  ]);
});

test('a thousand pages that lost the same service do not come back in the same moment', () => {
  expect(waitBefore(6, 0)).toBe(6_000);
  expect(waitBefore(6, 1)).toBe(10_000);
});
