import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitTo } from './commitment.ts';
import { computeDraw, type Draw } from './draw.ts';
import { arbitraryDraw } from './testing/arbitrary.ts';
import { referenceDraw } from './testing/reference.ts';
import { VECTOR_COMMITMENT, VECTOR_SEED, VECTORS } from './testing/vectors.ts';

describe('a draw', () => {
  test.each(VECTORS)('of $draw.game is the published example', ({ draw, numbers }) => {
    expect(computeDraw(draw)).toEqual({ commitment: VECTOR_COMMITMENT, numbers });
  });

  test('is what a second, independent implementation computes', () => {
    fc.assert(
      fc.property(arbitraryDraw, (draw) => {
        expect(computeDraw(draw)).toEqual(referenceDraw(draw));
      }),
      { numRuns: 300 },
    );
  });

  test('of different numbers has no number twice and none out of range', () => {
    fc.assert(
      fc.property(arbitraryDraw, (draw) => {
        const { numbers } = computeDraw(draw);
        expect(numbers).toHaveLength(draw.pick.count);
        const [lowest, highest] = rangeOf(draw);
        expect(numbers.every((number) => number >= lowest && number <= highest)).toBe(true);
        if (draw.pick.kind === 'distinct') expect(new Set(numbers).size).toBe(draw.pick.count);
      }),
      { numRuns: 200 },
    );
  });

  test('of all numbers there are is a permutation of them', () => {
    const [{ draw }] = VECTORS;
    const { numbers } = computeDraw({ ...draw, pick: { kind: 'distinct', count: 10, from: 10 } });
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('changes with any single bit of its input', () => {
    const original: Draw = {
      game: 'KENO',
      drawId: '20260101-001',
      seed: VECTOR_SEED,
      root: 'c'.repeat(64),
      external: VECTOR_COMMITMENT,
      pick: { kind: 'distinct', count: 20, from: 80 },
    };
    const { commitment, numbers } = computeDraw(original);
    let changes = 0;
    for (const field of ['game', 'drawId', 'seed', 'root', 'external'] as const)
      for (const changed of flipEachBit(original[field], field === 'seed')) {
        const outcome = computeDraw({ ...original, [field]: changed });
        expect(outcome.numbers, `${field} ${changed}`).not.toEqual(numbers);
        expect(outcome.commitment === commitment, `${field} ${changed}`).toBe(field !== 'seed');
        changes += 1;
      }
    expect(changes).toBe(256 + 7 * (4 + 12 + 64 + 64));
  });

  test('does not mix up neighbouring fields', () => {
    const [{ draw }] = VECTORS;
    const moved = { ...draw, game: `${draw.game}2`, drawId: draw.drawId.slice(1) };
    expect(computeDraw(moved).numbers).not.toEqual(computeDraw(draw).numbers);
  });
});

describe('a commitment', () => {
  test('is of the bytes of the seed, not of its digits', () => {
    expect(commitTo(VECTOR_SEED)).toBe(VECTOR_COMMITMENT);
  });

  test.each([
    ['too short', VECTOR_SEED.slice(2)],
    ['too long', `${VECTOR_SEED}00`],
    ['empty', ''],
    ['not hex', `${VECTOR_SEED.slice(1)}g`],
    ['in capitals, one flipped bit away from another spelling', 'A'.repeat(64)],
    ['with a prefix', `0x${VECTOR_SEED.slice(2)}`],
    ['with a line end', `${VECTOR_SEED.slice(1)}\n`],
  ])('is refused for a seed that is %s', (_, seed) => {
    expect(() => commitTo(seed)).toThrow('seed must be 64 lower-case hex digits');
  });
});

function rangeOf({ pick }: Draw): [number, number] {
  if (pick.kind === 'distinct') return [1, pick.from];
  return pick.kind === 'dice' ? [1, 6] : [0, 9];
}

/** The text with each bit flipped in turn: of the bytes that hex encodes, or of ASCII characters. */
function flipEachBit(text: string, isHex: boolean): string[] {
  const bytes = Buffer.from(text, isHex ? 'hex' : 'ascii');
  const bits = isHex ? 8 : 7;
  return Array.from({ length: bytes.length * bits }, (_, position) => {
    const changed = Buffer.from(bytes);
    const index = Math.floor(position / bits);
    changed[index] = (changed[index] ?? 0) ^ (1 << (position % bits));
    return changed.toString(isHex ? 'hex' : 'ascii');
  });
}
