import { expect, test } from 'vitest';
import { heatOf } from './lottery.rules.ts';

test('the dearest number is the warmest', () => {
  const numbers = [{ payout: '10.00' }, { payout: '5.00' }];
  expect(numbers.map(({ payout }) => heatOf(payout, numbers))).toEqual([1, 0.5]);
  expect(heatOf('0.00', [{ payout: '0.00' }])).toBe(0);
});
