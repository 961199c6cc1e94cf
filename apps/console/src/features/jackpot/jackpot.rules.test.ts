import { expect, test } from 'vitest';
import {
  countByVendor,
  isBalanced,
  meanGrowth,
  percentOf,
  ppmOf,
  readNodeIds,
  sentAmount,
} from './jackpot.rules.ts';

test('percent and millionths are the same rate', () => {
  expect([5_000, 1, 100_000, 0].map(percentOf)).toEqual(['0.5', '0.0001', '10', '0']);
  expect(['0.5', '0.0001', '10', ' 1 '].map(ppmOf)).toEqual([5_000, 1, 100_000, 10_000]);
  expect(['', '10.1', '-1', '0.00001', 'x'].map(ppmOf)).toEqual([null, null, null, null, null]);
});

test('twelve digits are a growth of ten million', () => {
  expect(meanGrowth(12)).toBe('10000000.00');
});

test('a pool is what was put in and added, less what was won, to the last part', () => {
  const sums = { seeded: '100.00', contributed: '1.00001', won: '50.00' };
  expect(isBalanced({ pool: '51.00001', sums })).toBe(true);
  expect(isBalanced({ pool: '51.00', sums })).toBe(false);
});

test('what is typed is sent as amounts and ids', () => {
  expect(['1,000', '5', '2.5', 'x'].map(sentAmount)).toEqual(['1000.00', '5.00', '2.50', 'x']);
  expect(readNodeIds('A.x, B.y\n\nA.x')).toEqual(['A.x', 'B.y']);
});

test('titles are counted by the vendor that their ids begin with', () => {
  expect(countByVendor([{ nodeId: 'B.y' }, { nodeId: 'A.x' }, { nodeId: 'B.z.1' }])).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
});
