import { chooseExactly } from '@parlour/exact';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';

const KENO = { from: 80, drawn: 20 };
/** How many of the sorted keno numbers make a digit, and how many do altogether. */
const BLOCK = 6;
const USED = 18;
const DIGITS = 10;
const SUMS = 28;

/** The three digits of a keno draw: sums of the sorted numbers 1-6, 7-12 and 13-18, the last digit of each. */
export function digitsOfKeno(numbers: readonly number[]): Result {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0, 1, 2].map((block) => {
    const own = sorted.slice(block * BLOCK, (block + 1) * BLOCK);
    return own.reduce((sum, number) => sum + number, 0) % DIGITS;
  });
}

/** Results by their sum, for three evenly drawn digits. */
export function evenDigits(): Space {
  const ways = new Array<bigint>(SUMS).fill(0n);
  for (let code = 0; code < DIGITS ** 3; code += 1)
    add(ways, Math.floor(code / 100) + (Math.floor(code / 10) % 10) + (code % 10), 1n);
  return bySum(() => ways, BigInt(DIGITS ** 3));
}

/** Results by their sum, for sorted keno numbers. */
export function kenoDigits(): Space {
  let known: bigint[] | null = null;
  return bySum(() => (known ??= countKenoSums()), chooseExactly(KENO.from, KENO.drawn));
}

function bySum(waysOf: () => readonly bigint[], total: bigint): Space {
  return {
    total,
    each(visit) {
      waysOf().forEach((ways, sum) => {
        visit(digitsWithSum(sum), ways);
      });
    },
  };
}

function digitsWithSum(sum: number): Result {
  const first = Math.min(sum, DIGITS - 1);
  const second = Math.min(sum - first, DIGITS - 1);
  return [first, second, sum - first - second];
}

/**
 * In how many draws the three digits have each sum. Walks up the numbers and takes or skips each; the state is how many
 * were taken, the digit in progress, and the sum of the finished digits.
 */
function countKenoSums(): bigint[] {
  const sums = new Array<bigint>(SUMS).fill(0n);
  let states = empty();
  add(states[0] as bigint[], 0, 1n);
  for (let number = 1; number <= KENO.from; number += 1) {
    // The last two numbers are free: any two of those that are left.
    const rest = chooseExactly(KENO.from - number, KENO.drawn - USED);
    const next = states.map((own) => [...own]);
    states.forEach((own, taken) => {
      own.forEach((ways, state) => {
        if (ways === 0n) return;
        const digit = ((state % DIGITS) + number) % DIGITS;
        const done = Math.floor(state / DIGITS);
        const isEnd = (taken + 1) % BLOCK === 0;
        if (taken + 1 === USED) add(sums, done + digit, ways * rest);
        else add(next[taken + 1] as bigint[], isEnd ? (done + digit) * DIGITS : done * DIGITS + digit, ways);
      });
    });
    states = next;
  }
  return sums;
}

function empty(): bigint[][] {
  return Array.from({ length: USED }, () => new Array<bigint>(SUMS * DIGITS).fill(0n));
}

function add(tally: bigint[], at: number, ways: bigint): void {
  tally[at] = (tally[at] ?? 0n) + ways;
}
