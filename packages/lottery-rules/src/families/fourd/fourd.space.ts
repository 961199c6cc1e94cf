import { products } from '@parlour/exact';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';

const TOP = 3;
const OTHERS = 10;
/** There are ten numbers of four equal digits. */
const EQUAL = ['0000', '1111', '2222', '3333', '4444', '5555', '6666', '7777', '8888', '9999'].map(Number);
/** Represents them among the patterns. */
const EQUAL_DIGITS = -1;
/** Numbers of the other patterns, enough of each for a whole draw: 24, 12, 6 and 4 orders. */
const PATTERNS = [0, 1, 2, 3].map((pattern) => numbersOf(pattern));

/**
 * The draws in which a stake spread over patterns of digits does worst: its pay adds up place by place, so the three
 * prizes, the starters and the consolations each show one pattern, with the ten numbers of equal digits placed where
 * they fit. They carry no weights: averages come from a formula.
 */
export function worstDraws(): Space {
  const draws = makeDraws();
  return {
    total: BigInt(draws.length),
    each(visit) {
      for (const draw of draws) visit(draw, 1n);
    },
  };
}

function makeDraws(): Result[] {
  const every = PATTERNS.map((_, pattern) => pattern);
  return products([[EQUAL_DIGITS, ...every], every, every]).flatMap(
    ([top = 0, starters = 0, consolations = 0]) => {
      const left = EQUAL.length - (top === EQUAL_DIGITS ? TOP : 0);
      const patterns = [...Array<number>(TOP).fill(top), starters, consolations];
      return [-1, TOP, TOP + 1].map((block) => drawOf(patterns, block, left));
    },
  );
}

/** A draw by the patterns of the three prizes, the starters and the consolations; `block` has the equal digits left over. */
function drawOf(patterns: readonly number[], block: number, left: number): Result {
  const used = new Map<number, number>();
  const next = (pattern: number) => {
    const index = used.get(pattern) ?? 0;
    used.set(pattern, index + 1);
    return (pattern === EQUAL_DIGITS ? EQUAL : (PATTERNS[pattern] ?? []))[index] ?? 0;
  };
  return patterns.flatMap((pattern, place) => {
    const size = place < TOP ? 1 : OTHERS;
    return Array.from({ length: size }, (_, i) => next(place === block && i < left ? EQUAL_DIGITS : pattern));
  });
}

function numbersOf(pattern: number): number[] {
  const kinds = [4, 3, 2, 2][pattern];
  const isMeant = (number: string) => {
    const digits = [...number];
    const isTriple = digits.some((digit) => digits.filter((own) => own === digit).length === 3);
    return new Set(digits).size === kinds && isTriple === (pattern === 3);
  };
  return Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'))
    .filter(isMeant)
    .slice(0, TOP + 2 * OTHERS)
    .map(Number);
}
