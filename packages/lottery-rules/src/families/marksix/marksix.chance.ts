import { chooseExactly, type Fraction, fraction, ONE, subtract } from '@parlour/exact';
import { rowsOf, type Selection } from '../../selection/selection.ts';

const NUMBERS = 49;
const REGULAR = 6;

/** The chance that at least one of so many numbers is among the regular balls. */
export function chanceOfRegular(numbers: number): Fraction {
  return subtract(ONE, fraction(chooseExactly(NUMBERS - numbers, REGULAR), chooseExactly(NUMBERS, REGULAR)));
}

/**
 * The chance that a selection of linked numbers wins anything. `sizes` says how many numbers a draw makes of each kind;
 * every way in which bankers and picks can fall into the kinds is counted.
 */
export function chanceOfLinked(
  tiers: readonly { readonly of: readonly number[] }[],
  sizes: readonly number[],
  selection: Selection,
): Fraction {
  const rows = rowsOf(selection).map(({ length }) => length);
  const [bankers = 0, picks = 0] = rows.length === 1 ? [0, rows[0]] : rows;
  const rest = NUMBERS - sizes.reduce((sum, size) => sum + size, 0);
  const all = [...sizes, rest];
  let ways = 0n;
  for (const banker of waysToFall(bankers, all))
    for (const pick of waysToFall(
      picks,
      all.map((size, kind) => size - (banker[kind] ?? 0)),
    )) {
      const isWon = tiers.some((tier) =>
        all.every((_, kind) => {
          const asked = tier.of[kind] ?? 0;
          const held = banker[kind] ?? 0;
          return held <= asked && (pick[kind] ?? 0) >= asked - held;
        }),
      );
      if (isWon) ways += countFalls(all, banker, pick);
    }
  const total = chooseExactly(NUMBERS, bankers) * chooseExactly(NUMBERS - bankers, picks);
  return fraction(ways, total);
}

/** Every way to split a count among kinds of the given sizes. */
function waysToFall(count: number, [size, ...sizes]: readonly number[]): number[][] {
  if (size === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(count, size) + 1 }, (_, own) => own).flatMap((own) =>
    waysToFall(count - own, sizes).map((others) => [own, ...others]),
  );
}

function countFalls(sizes: readonly number[], banker: readonly number[], pick: readonly number[]): bigint {
  return sizes.reduce((ways, size, kind) => {
    const held = banker[kind] ?? 0;
    return ways * chooseExactly(size, held) * chooseExactly(size - held, pick[kind] ?? 0);
  }, 1n);
}
