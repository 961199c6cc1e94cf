import { expect, test } from 'vitest';
import { bindingLimit, hoursAndMinutes, percentUsed } from './limit.rules.ts';

test.each([
  ['100.00', '25.50', 25],
  ['100.00', '-30.00', 0],
  ['100.00', '140.00', 100],
  [null, '140.00', 0],
])('of a limit of %s, %s used is %i percent', (amount, used, percent) => {
  expect(percentUsed({ amount, used })).toBe(percent);
});

test('a refused bet ran into the limit with the least left, never into one of deposits', () => {
  const limit = (kind: 'deposit' | 'stake' | 'loss', left: string | null) =>
    ({ kind, period: 'day', amount: left, used: '0.00', left }) as const;
  expect(bindingLimit([limit('deposit', '0.00'), limit('stake', '9.00'), limit('loss', '3.00')])?.kind).toBe(
    'loss',
  );
  expect(bindingLimit([limit('deposit', '0.00'), limit('stake', null)])).toBeNull();
});

test('a span is told in hours and minutes', () => {
  expect(hoursAndMinutes(125 * 60_000 + 59_000)).toEqual({ hours: 2, minutes: 5 });
});
