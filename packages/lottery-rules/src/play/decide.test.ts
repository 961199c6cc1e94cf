import { choose } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbers } from '../selection/alphabet.ts';
import { findHits, planSearch } from './decide.ts';
import { createHits } from './hits.ts';
import { layOut, type Marks, maskOf, type Need, rowMask } from './marks.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
/** Masks of few bits are what plays ask for; whole words are the edge. */
const sparse = fc.tuple(word, word, word).map(([a, b, c]) => a & b & c);

function anyNeeds(words: number): fc.Arbitrary<Need[]> {
  const mask = fc
    .array(fc.oneof(sparse, fc.constant(0), word), { minLength: words, maxLength: words })
    .map((own) => Int32Array.from(own));
  const factor = fc.oneof(
    fc.record({ mask, choose: fc.integer({ min: 0, max: 3 }) }),
    mask.map((own) => ({ mask: own, choose: bitsOf(own).length })),
  );
  return fc.array(
    fc.record({
      tier: fc.integer({ min: 0, max: 4 }),
      factors: fc.array(factor, { minLength: 1, maxLength: 3 }),
    }),
    {
      maxLength: 4,
    },
  );
}

const anyCase = fc.integer({ min: 1, max: 4 }).chain((words) =>
  fc.record({
    words: fc.constant(words),
    cells: fc.array(
      fc.array(fc.oneof(word, sparse, fc.constant(-1)), { minLength: words, maxLength: words }),
      { maxLength: 6 },
    ),
    needs: anyNeeds(words),
  }),
);

/** The places of the bits that are set, one by one. */
function bitsOf(words: ArrayLike<number>): number[] {
  return Array.from(words).flatMap((own, index) =>
    Array.from({ length: 32 }, (_, bit) => bit)
      .filter((bit) => (own >> bit) & 1)
      .map((bit) => 32 * index + bit),
  );
}

test('every loop agrees with counting bit by bit', () => {
  const hits = createHits();
  fc.assert(
    fc.property(anyCase, ({ words, cells, needs }) => {
      const marks: Marks = { words, cells: cells.length, bits: Int32Array.from(cells.flat()) };
      const { count, cell, tier, times } = findHits(marks, planSearch(needs), hits);
      const found = Array.from({ length: count }, (_, i) => [cell[i], tier[i], times[i]]);
      const expected = needs.flatMap((need) =>
        cells.flatMap((own, index) => {
          const marked = new Set(bitsOf(own));
          const won = need.factors
            .map(({ mask, choose: asked }) =>
              choose(bitsOf(mask).filter((bit) => marked.has(bit)).length, asked),
            )
            .reduce((a, b) => a * b);
          return won > 0 ? [[index, need.tier, won]] : [];
        }),
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: SCALE > 1 ? 2_000 * SCALE : 300 },
  );
});

test('columns of hits grow, and hold nothing of the search before', () => {
  const hits = createHits();
  const marks: Marks = { words: 1, cells: 1_000, bits: new Int32Array(1_000).fill(1) };
  const one = planSearch([{ tier: 3, factors: [{ mask: Int32Array.of(1), choose: 1 }] }]);
  expect(findHits(marks, [...one, ...one], hits).count).toBe(2_000);
  expect(hits.cell[1_999]).toBe(999);
  expect(hits.tier.subarray(0, 2_000).every((tier) => tier === 3)).toBe(true);
  expect(findHits({ ...marks, cells: 2 }, one, hits).count).toBe(2);
});

test('a row lies within one word, or begins one', () => {
  const layout = layOut([numbers(0, 9), numbers(0, 9), numbers(0, 9), numbers(0, 9), numbers(1, 49)]);
  expect(layout.rows.map(({ offset }) => offset)).toEqual([0, 10, 20, 32, 64]);
  expect(layout.words).toBe(4);
  expect(bitsOf(maskOf(layout, [[9], undefined, [0], [3], [1, 49]]))).toEqual([9, 20, 35, 64, 112]);
  expect(bitsOf(rowMask(layout, 3))).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 40, 41]);
  expect(() => maskOf(layout, [[], [], [], [], [], [1]])).toThrow(RangeError);
});
