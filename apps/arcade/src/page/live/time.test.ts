import { expect, test } from 'vitest';
import { leftToBet, offsetAfter } from './time.ts';

test('the clock of the service is the one that was heard with the least delay', () => {
  expect(offsetAfter(null, 500)).toBe(500);
  expect(offsetAfter(500, 430)).toBe(500);
  expect(offsetAfter(500, 540)).toBe(540);
});

test('a clock that jumped is believed', () => {
  expect(offsetAfter(500, -4_000)).toBe(-4_000);
  expect(offsetAfter(500, 9_000)).toBe(9_000);
});

const BETTING = { phase: 'betting', closesAt: 6_000 } as const;

test('bets are taken until the close, and only then', () => {
  expect(leftToBet(BETTING, 4_000)).toBe(2_000);
  expect(leftToBet(BETTING, 7_000)).toBe(0);
  expect(leftToBet({ ...BETTING, phase: 'running' }, 4_000)).toBe(0);
});
