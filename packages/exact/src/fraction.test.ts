import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, chooseExactly, combinations, countDistinctTuples } from './combinations.ts';
import {
  add,
  compare,
  divide,
  floorToStep,
  fraction,
  multiply,
  parseDecimal,
  subtract,
  toDecimal,
} from './fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([over, under]) => fraction(over, under));

test('fractions are kept in lowest terms, the sign above', () => {
  expect(fraction(6n, -4n)).toEqual({ over: -3n, under: 2n });
  expect(fraction(0, 5)).toEqual({ over: 0n, under: 1n });
  expect(() => fraction(1, 0)).toThrow(RangeError);
});

test('adding and taking away, multiplying and dividing undo each other', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.over !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
    }),
  );
});

test('a value is rounded down to a step, never up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (over, under) => {
        const value = fraction(over, under);
        const step = fraction(1n, 100n);
        const rounded = floorToStep(value, step);
        expect(compare(rounded, value)).toBeLessThanOrEqual(0);
        expect(compare(add(rounded, step), value)).toBe(1);
        expect(toDecimal(value, 2)).toBe(toDecimal(rounded, 2));
      },
    ),
  );
});

test('odds are read exactly as they are written', () => {
  expect(parseDecimal('1.982')).toEqual(fraction(991n, 500n));
  expect(toDecimal(parseDecimal('9.40'), 2)).toBe('9.40');
  expect(toDecimal(fraction(7, 2), 0)).toBe('3');
  for (const text of ['', '1.', '.5', '-1', '1e3', '1,5', ' 2'])
    expect(() => parseDecimal(text)).toThrow(RangeError);
});

test('binomials count the combinations there are', () => {
  for (let n = 0; n <= 9; n += 1)
    for (let k = 0; k <= n + 1; k += 1) {
      const all = combinations(
        Array.from({ length: n }, (_, i) => i),
        k,
      );
      expect(choose(n, k)).toBe(all.length);
      expect(chooseExactly(n, k)).toBe(BigInt(all.length));
    }
  expect(choose(5, -1)).toBe(0);
  expect(chooseExactly(80, 20)).toBe(3_535_316_142_212_174_320n);
});

test('tuples without a repeat are counted one row after the other', () => {
  expect(
    countDistinctTuples([
      [1, 2],
      [1, 2],
      [1, 2],
    ]),
  ).toBe(0);
  expect(countDistinctTuples([[1, 2, 3], [2, 3], [3]])).toBe(1);
  expect(countDistinctTuples([[1], [2], [3]])).toBe(1);
});
