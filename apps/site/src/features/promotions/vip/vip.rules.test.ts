import { expect, test } from 'vitest';
import { byRate, missing, percentDone } from './vip.rules.ts';

test('a bar is full only when everything is there', () => {
  expect(percentDone('0.00', '10000')).toBe(0);
  expect(percentDone('9999.99', '10000')).toBe(99);
  expect(percentDone('12000.00', '10000')).toBe(100);
  expect(percentDone('0.00', '0')).toBe(100);
});

test('what is missing is never below nothing', () => {
  expect([missing('300.00', '1000'), missing('1200.00', '1000')]).toEqual([70_000_000n, 0n]);
});

test('categories with the same rebate stand together, the best first', () => {
  expect(byRate({ RNG: '0.50', LIVE: '0.20', FISH: '0.50', LOTT: '0' })).toEqual([
    { percent: '0.50', categories: ['RNG', 'FISH'] },
    { percent: '0.20', categories: ['LIVE'] },
  ]);
});
