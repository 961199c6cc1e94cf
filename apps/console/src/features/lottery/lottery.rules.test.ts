import { expect, test } from 'vitest';
import { heatOf, keptOf } from './lottery.rules.ts';

test('the dearest number is the warmest', () => {
  const numbers = [{ payout: '10.00' }, { payout: '5.00' }];
  expect(numbers.map(({ payout }) => heatOf(payout, numbers))).toEqual([1, 0.5]);
  expect(heatOf('0.00', [{ payout: '0.00' }])).toBe(0);
});

test('what the house keeps of an issue is exact, and below zero where members won more', () => {
  expect(keptOf({ stake: '10.00', paid: '2.35' })).toBe('7.65');
  expect(keptOf({ stake: '10.00', paid: '19.80' })).toBe('-9.80');
});
