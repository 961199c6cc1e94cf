import { add, compare, type Fraction, fraction, multiply, subtract, toDecimal, ZERO } from '@parlour/exact';
import type { Sheet } from '../mechanic.ts';

/** One of the ways a bet may end. */
export type Ending = { chance: Fraction; won: Fraction };

/** A bet that is won with this chance, and else lost. */
export function winOrLose(chance: Fraction, won: Fraction): Ending[] {
  return [
    { chance, won },
    { chance: subtract(fraction(1), chance), won: ZERO },
  ];
}

/** What comes back of one unit on average. */
export function meanOf(bet: readonly Ending[]): Fraction {
  return bet.reduce((sum, { chance, won }) => add(sum, multiply(chance, won)), ZERO);
}

export function varianceOf(bet: readonly Ending[]): Fraction {
  const squares = bet.map(({ chance, won }) => ({ chance, won: multiply(won, won) }));
  return subtract(meanOf(squares), multiply(meanOf(bet), meanOf(bet)));
}

/** The sheet that a model with these bets has to have, counted exactly. */
export function sheetOf(bets: readonly (readonly Ending[])[]): Sheet {
  const returns = bets.map(meanOf).sort(compare);
  const [least = ZERO, best = ZERO] = [returns[0], returns.at(-1)];
  return {
    return: toDecimal(multiply(best, fraction(100)), 2),
    least: toDecimal(multiply(least, fraction(100)), 2),
    deviation: rootUp(bets.map(varianceOf).reduce(greater)),
    most: writeUp(bets.flatMap((bet) => bet.map(({ won }) => won)).reduce(greater)),
  };
}

/** The square root with up to four decimals, rounded up: 4 decimals below it are 8 below what it is the root of. */
export function rootUp({ over, under }: Fraction): string {
  let [low, high] = [0n, 10n ** 15n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle * middle * under >= over * 10n ** 8n) high = middle;
    else low = middle + 1n;
  }
  return writeUp(fraction(low, 10_000));
}

/** Up to four decimals, rounded up. */
function writeUp({ over, under }: Fraction): string {
  const tenThousandths = (over * 10_000n + under - 1n) / under;
  return toDecimal(fraction(tenThousandths, 10_000), 4).replace(/\.?0+$/, '');
}

const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);
