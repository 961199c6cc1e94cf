import { expect, test } from 'vitest';
import { heatOf, type PlayLine, type Setup, withOdds } from './lottery.rules.ts';

const play = { id: 'a', shipped: { big: '1.9', small: '1.9' } } as unknown as PlayLine;
const setup = { odds: {} } as unknown as Setup;

test('odds are kept whole for a play, and not at all once they are as delivered', () => {
  const changed = withOdds(setup, play, { tier: 'big', value: '1.8' });
  expect(changed.odds).toEqual({ a: { big: '1.8', small: '1.9' } });
  expect(withOdds(changed, play, { tier: 'big', value: '1.9' }).odds).toEqual({});
});

test('the dearest number is the warmest', () => {
  const numbers = [{ payout: '10.00' }, { payout: '5.00' }];
  expect(numbers.map(({ payout }) => heatOf(payout, numbers))).toEqual([1, 0.5]);
  expect(heatOf('0.00', [{ payout: '0.00' }])).toBe(0);
});
