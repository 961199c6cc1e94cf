import type { AnyNaive, Naive, Spelled } from './proof.ts';

/** Every way to take one of each row. */
export function everyTuple(rows: readonly number[][]): number[][] {
  const [first, ...rest] = rows;
  if (!first) return [[]];
  const tails = everyTuple(rest);
  return first.flatMap((value) => tails.map((tail) => [value, ...tail]));
}

/** Every way to take `k` of the values, in their order. */
export function everySubset(values: readonly number[], k: number): number[][] {
  const found: number[][] = [];
  for (let bits = 0; bits < 2 ** values.length; bits += 1) {
    const own = values.filter((_, i) => (bits >> i) & 1);
    if (own.length === k) found.push(own);
  }
  return found;
}

export function sorted(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b).join(' ');
}

/** Adds the ticks of a play on any `k` of the ticked balls to the naive twin of the play on fixed balls. */
export function onAnyOf(
  k: number,
  base: (positions: readonly number[]) => AnyNaive,
): Naive<{ positions: string; bet: unknown }> {
  const twins = everySubset([0, 1, 2, 3, 4], k).map((positions) => ({
    positions: positions.join(),
    twin: base(positions),
  }));
  return {
    bets: (selection: Spelled) =>
      everySubset(selection.ticks, k).flatMap((positions) =>
        base(positions)
          .bets(selection)
          .map((bet) => ({ positions: positions.join(), bet })),
      ),
    at(result) {
      const wins = new Map(twins.map(({ positions, twin }) => [positions, twin.at(result)]));
      return ({ positions, bet }) => wins.get(positions)?.(bet as never) ?? [];
    },
  };
}
