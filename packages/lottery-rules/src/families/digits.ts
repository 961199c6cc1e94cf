import type { Balls } from '../mechanisms/group.ts';
import type { Example } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import { independent, type Space, unordered } from '../play/space.ts';
import { has, numbers } from '../selection/alphabet.ts';

export const DIGITS = numbers(0, 9);

/** Balls of a family of independent digits. Spaces are made once, so plays of the same balls share them. */
export function createDigitBalls(length: number) {
  const draw = { first: 0, size: 10, length };
  const spaces = new Map<string, Space>();
  const keep = (key: string, make: () => Space) => {
    const space = spaces.get(key) ?? make();
    spaces.set(key, space);
    return space;
  };
  return {
    all: Array.from({ length }, (_, i) => i),
    ordered(positions: readonly number[]): Balls {
      const space = keep(positions.join(), () => independent(draw, positions));
      return { alphabet: DIGITS, positions, space };
    },
    /** For plays that ignore the order of the balls: fewer results stand for all. */
    inAnyOrder(positions: readonly number[]): Balls {
      const space = keep(`any ${positions.join()}`, () => unordered(draw, positions));
      return { alphabet: DIGITS, positions, space };
    },
    /** An example in which the positions show `shown`, and every other ball 9, 8 ... */
    example(
      positions: readonly number[],
      selection: string,
      shown: string,
      wins: Example['wins'] = { win: 1 },
    ): Example {
      const result = Array.from({ length }, (_, i) => 9 - i);
      positions.forEach((position, i) => {
        result[position] = Number(shown[i]);
      });
      return { selection, result, wins };
    },
  };
}

export type DigitBalls = ReturnType<typeof createDigitBalls>;

export function isDigits(result: Result, length: number): boolean {
  return result.length === length && result.every((digit) => has(DIGITS, digit));
}
