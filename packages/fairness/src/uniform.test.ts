import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniform } from './uniform.ts';
import type { WordStream } from './word-stream.ts';

const WORD_MAX = 2 ** 32 - 1;

describe('a uniform number', () => {
  test('is the remainder of a word below the last whole run', () => {
    expect(uniform(wordsOf(4_294_967_289), 10)).toBe(9);
    expect(uniform(wordsOf(0), 10)).toBe(0);
    expect(uniform(wordsOf(2 ** 31), 2 ** 31 + 1)).toBe(2 ** 31);
  });

  test('passes over words of the last, incomplete run', () => {
    expect(uniform(wordsOf(4_294_967_290, WORD_MAX, 13), 10)).toBe(3);
    expect(uniform(wordsOf(3_000_000_000, 7), 3_000_000_000)).toBe(7);
  });

  test('takes every word where the range divides them all', () => {
    expect(uniform(wordsOf(WORD_MAX), 2 ** 32)).toBe(WORD_MAX);
    expect(uniform(wordsOf(WORD_MAX), 2)).toBe(1);
    expect(uniform(wordsOf(WORD_MAX), 1)).toBe(0);
  });

  test('comes from as many words as any other, whatever the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => {
        const limit = Number(2n ** 32n - (2n ** 32n % BigInt(n)));
        expect(uniform(wordsOf(limit - 1), n)).toBe(n - 1);
        if (limit < 2 ** 32) expect(uniform(wordsOf(limit, 0), n)).toBe(0);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('has no range of %d', (n) => {
    expect(() => uniform(wordsOf(0), n)).toThrow('a range must have 1 to 4294967296 values');
  });
});

/** A stream of exactly these words: asking for one more fails. */
function wordsOf(...words: number[]): WordStream {
  return {
    next() {
      const word = words.shift();
      if (word === undefined) throw new Error('more words were taken than expected');
      return word;
    },
  };
}
