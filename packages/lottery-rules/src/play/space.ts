import { choose, chooseExactly, factorial } from '@parlour/exact';
import type { Result } from './result.ts';

/**
 * Results that stand for all possible results. Each visit names one and how many of `total` equally likely results it
 * stands for; a play that declares the space cannot tell those apart. The visited array is reused for the next.
 */
export type Space = {
  readonly total: bigint;
  each(visit: (result: Result, weight: bigint) => void): void;
};

/** Independent draws of `size` values from `first` on, as many as `length`; only `positions` differ between results. */
export function independent(
  { first, size, length }: { first: number; size: number; length: number },
  positions: readonly number[],
): Space {
  return {
    total: BigInt(size ** positions.length),
    each(visit) {
      const result = new Array<number>(length).fill(first);
      const place = (index: number) => {
        const position = positions[index];
        if (position === undefined) return visit(result, 1n);
        for (let value = first; value < first + size; value += 1) {
          result[position] = value;
          place(index + 1);
        }
      };
      place(0);
    },
  };
}

/** The same, for plays that ignore the order of `positions`: one result per multiset. */
export function unordered(
  { first, size, length }: { first: number; size: number; length: number },
  positions: readonly number[],
): Space {
  return {
    total: BigInt(size ** positions.length),
    each(visit) {
      const result = new Array<number>(length).fill(first);
      const place = (index: number, least: number, run: number, ways: number) => {
        const position = positions[index];
        if (position === undefined) return visit(result, BigInt(Math.round(ways)));
        for (let value = least; value < first + size; value += 1) {
          const nextRun = value === least && index > 0 ? run + 1 : 1;
          result[position] = value;
          place(index + 1, value, nextRun, ways / nextRun);
        }
      };
      place(0, first, 0, factorial(positions.length));
    },
  };
}

/** Draws of distinct values 1 to `from`: one result for each filling of `positions`, the rest filled up in order. */
export function distinct(
  { from, length }: { from: number; length: number },
  positions: readonly number[],
): Space {
  const others = Array.from({ length }, (_, i) => i).filter((i) => !positions.includes(i));
  return {
    total: BigInt(choose(from, positions.length) * factorial(positions.length)),
    each(visit) {
      const result = new Array<number>(length).fill(0);
      const isUsed = new Uint8Array(from + 1);
      const place = (index: number) => {
        const position = positions[index];
        if (position === undefined) {
          fillUp(result, others, isUsed);
          return visit(result, 1n);
        }
        for (let value = 1; value <= from; value += 1) {
          if (isUsed[value]) continue;
          isUsed[value] = 1;
          result[position] = value;
          place(index + 1);
          isUsed[value] = 0;
        }
      };
      place(0);
    },
  };
}

/** Draws of distinct values 1 to `from`, for plays that ignore the order: one result per set. */
export function subsets({ from, length }: { from: number; length: number }): Space {
  return {
    total: BigInt(choose(from, length)),
    each(visit) {
      const result = new Array<number>(length).fill(0);
      const place = (index: number, least: number) => {
        if (index === length) return visit(result, 1n);
        for (let value = least; value <= from; value += 1) {
          result[index] = value;
          place(index + 1, value + 1);
        }
      };
      place(0, 1);
    },
  };
}

/** Draws of distinct values 1 to `from`, for plays that look at their sum: one result for each sum. */
export function sums({ from, length }: { from: number; length: number }): Space {
  let known: bigint[] | null = null;
  return {
    total: chooseExactly(from, length),
    each(visit) {
      known ??= countSums(from, length);
      known.forEach((ways, sum) => {
        if (ways > 0n) visit(valuesWithSum({ from, length, sum }), ways);
      });
    },
  };
}

/** A single result, for bets spread so evenly that all results are the same to them. */
export function alike(result: Result): Space {
  return {
    total: 1n,
    each: (visit) => visit(result, 1n),
  };
}

/** How many sets of `length` values have each sum. */
function countSums(from: number, length: number): bigint[] {
  const most = Array.from({ length }, (_, i) => from - i).reduce((a, b) => a + b, 0);
  const ways = Array.from({ length: length + 1 }, () => new Array<bigint>(most + 1).fill(0n));
  (ways[0] as bigint[])[0] = 1n;
  for (let value = 1; value <= from; value += 1)
    for (let taken = Math.min(value, length); taken > 0; taken -= 1) {
      const own = ways[taken] as bigint[];
      const before = ways[taken - 1] as bigint[];
      for (let sum = value; sum <= most; sum += 1) {
        const more = before[sum - value] as bigint;
        if (more > 0n) own[sum] = (own[sum] as bigint) + more;
      }
    }
  return ways[length] as bigint[];
}

/** The lowest values, with as many moved to the top, and one part of the way, as the sum asks for. */
function valuesWithSum({ from, length, sum }: { from: number; length: number; sum: number }): number[] {
  const values = Array.from({ length }, (_, i) => i + 1);
  let missing = sum - (length * (length + 1)) / 2;
  for (let i = length - 1; i >= 0; i -= 1) {
    const step = Math.min(missing, from - length);
    values[i] = i + 1 + step;
    missing -= step;
  }
  return values;
}

function fillUp(result: number[], positions: readonly number[], isUsed: Uint8Array): void {
  let value = 1;
  for (const position of positions) {
    while (isUsed[value]) value += 1;
    result[position] = value;
    value += 1;
  }
}
