import type { Positions } from '../mechanisms/straight.ts';
import type { Example } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import { distinct, type Space } from '../play/space.ts';
import { type Alphabet, has, numbers } from '../selection/alphabet.ts';

/**
 * Balls of a family that draws distinct numbers 1 to `from`. Spaces are made once, so plays of the same balls share
 * them.
 */
export function createDistinctBalls({ from, length }: { from: number; length: number }) {
  const alphabet = numbers(1, from);
  const spaces = new Map<string, Space>();
  return {
    alphabet,
    at(positions: readonly number[]): Positions {
      const key = positions.join();
      const space = spaces.get(key) ?? distinct({ from, length }, positions);
      spaces.set(key, space);
      return { alphabet, positions, space, distinct: true };
    },
    /** An example in which the positions show `shown`, and every other ball the lowest number that is left. */
    example(
      positions: readonly number[],
      selection: string,
      shown: readonly number[],
      wins: Example['wins'] = { win: 1 },
    ): Example {
      const left = Array.from({ length: from }, (_, i) => i + 1).filter((value) => !shown.includes(value));
      const result = Array.from({ length }, (_, i) => {
        const place = positions.indexOf(i);
        return (place >= 0 ? shown[place] : left.shift()) ?? 0;
      });
      return { selection, result, wins };
    },
    isResult: (result: Result) => isDistinct(alphabet, result, length),
  };
}

export type DistinctBalls = ReturnType<typeof createDistinctBalls>;

function isDistinct(alphabet: Alphabet, result: Result, length: number): boolean {
  return (
    result.length === length &&
    new Set(result).size === length &&
    result.every((value) => has(alphabet, value))
  );
}
