import { describe, expect, test } from 'vitest';
import { nextStep, startOfCounter, writeCounter } from './counter.rules.ts';

const ALMOST_ONE = 1 - 2 ** -32;

describe('the counter of a brand without a pool', () => {
  test('begins between 23,000,000 and 23,700,000, with two decimals', () => {
    expect(writeCounter(startOfCounter(() => 0))).toBe('23000000.00');
    expect(writeCounter(startOfCounter(() => ALMOST_ONE))).toBe('23700000.00');
    expect(writeCounter(startOfCounter(() => 0.123_456_789))).toMatch(/^23\d{6}\.\d\d$/);
  });

  test('grows by 100 to 500 every three, four or five seconds', () => {
    expect(nextStep(() => 0)).toEqual({ afterMs: 3_000, by: 10_000 });
    expect(nextStep(() => 0.5)).toEqual({ afterMs: 4_000, by: 30_000 });
    expect(nextStep(() => ALMOST_ONE)).toEqual({ afterMs: 5_000, by: 50_000 });
  });
});
