import { describe, expect, test } from 'vitest';
import { distinct, independent, type Space, subsets, unordered } from './space.ts';

const DICE = { first: 1, size: 6, length: 3 };
const ELEVEN = { from: 11, length: 5 };

function listOf(space: Space): { result: number[]; weight: bigint }[] {
  const all: { result: number[]; weight: bigint }[] = [];
  space.each((result, weight) => all.push({ result: [...result], weight }));
  return all;
}

describe('a space', () => {
  test.each([
    { name: 'of dice in order', space: independent(DICE, [0, 1, 2]), results: 216 },
    { name: 'of one die', space: independent(DICE, [1]), results: 6 },
    { name: 'of dice in any order', space: unordered(DICE, [0, 1, 2]), results: 56 },
    { name: 'of two dice in any order', space: unordered(DICE, [0, 2]), results: 21 },
    { name: 'of eleven numbers in order', space: distinct(ELEVEN, [0, 1, 2, 3, 4]), results: 55_440 },
    { name: 'of the first and last number', space: distinct(ELEVEN, [0, 4]), results: 110 },
    { name: 'of eleven numbers in any order', space: subsets(ELEVEN), results: 462 },
  ])('$name names each result once, and its weights add up', ({ space, results }) => {
    const all = listOf(space);
    expect(new Set(all.map(({ result }) => result.join())).size).toBe(results);
    expect(all).toHaveLength(results);
    expect(all.reduce((sum, { weight }) => sum + weight, 0n)).toBe(space.total);
  });

  test('in any order weighs a set of dice by the orders it can fall in', () => {
    const inOrder = listOf(independent(DICE, [0, 1, 2])).map(({ result }) =>
      result.toSorted((a, b) => a - b).join(),
    );
    for (const { result, weight } of listOf(unordered(DICE, [0, 1, 2])))
      expect(BigInt(inOrder.filter((own) => own === result.join()).length)).toBe(weight);
  });

  test('of distinct numbers fills up what it leaves open with numbers not yet used', () => {
    for (const { result } of listOf(distinct(ELEVEN, [1, 3]))) expect(new Set(result).size).toBe(5);
  });
});
