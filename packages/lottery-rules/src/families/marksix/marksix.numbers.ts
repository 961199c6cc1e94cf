import type { Outcome } from '../../mechanisms/board.ts';
import type { Result } from '../../play/result.ts';
import { numbers } from '../../selection/alphabet.ts';

export const NUMBERS = numbers(1, 49);
export const REGULAR = [0, 1, 2, 3, 4, 5];
export const SPECIAL = 6;
export const ALL_SEVEN = [...REGULAR, SPECIAL];
/** The number at which sides return the stake. */
export const NEUTRAL = 49;

export const WAVES = ['red', 'blue', 'green'] as const;
export type Wave = (typeof WAVES)[number];

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

export function waveOf(number: number): Wave {
  if (RED.has(number)) return 'red';
  return BLUE.has(number) ? 'blue' : 'green';
}

export const tailOf = (number: number) => number % 10;
export const headOf = (number: number) => Math.floor(number / 10);
const digitSumOf = (number: number) => headOf(number) + tailOf(number);

/** From these on a number, its digit sum, its tail and the total of all seven are big. */
const BIG_NUMBER = 25;
const BIG_DIGIT_SUM = 7;
const BIG_TAIL = 5;
export const BIG_TOTAL = 175;

export const isBig = (number: number) => number >= BIG_NUMBER;
export const isOdd = (number: number) => number % 2 === 1;

/** The condition a side puts on a number. */
export const SIDES: Readonly<Record<string, (number: number) => boolean>> = {
  big: isBig,
  small: (number) => !isBig(number),
  odd: isOdd,
  even: (number) => !isOdd(number),
  digitSumBig: (number) => digitSumOf(number) >= BIG_DIGIT_SUM,
  digitSumSmall: (number) => digitSumOf(number) < BIG_DIGIT_SUM,
  digitSumOdd: (number) => isOdd(digitSumOf(number)),
  digitSumEven: (number) => !isOdd(digitSumOf(number)),
  tailBig: (number) => tailOf(number) >= BIG_TAIL,
  tailSmall: (number) => tailOf(number) < BIG_TAIL,
};

/** A wave and a size or parity of the same number. */
export const HALF_WAVES: Readonly<Record<string, (number: number) => boolean>> = Object.fromEntries(
  WAVES.flatMap((wave) =>
    ['Big', 'Small', 'Odd', 'Even'].map((side) => [
      wave + side,
      (number: number) => waveOf(number) === wave && (SIDES[side.toLowerCase()]?.(number) ?? false),
    ]),
  ),
);

/** The rules as outcomes of the ball at a position; `neutral`: 49 returns every stake. */
export function outcomesAt(
  position: number,
  rules: Readonly<Record<string, (number: number) => boolean>>,
  neutral: boolean,
): Record<string, (result: Result) => Outcome> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (result: Result) => {
        const number = result[position] ?? 0;
        return neutral && number === NEUTRAL ? 'push' : rule(number);
      },
    ]),
  );
}
