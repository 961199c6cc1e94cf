import type { AnyNaive, Naive, Spelled } from './proof.ts';

/** Every way to choose one from each row. */
export function everyTuple(rows: readonly number[][]): number[][] {
  const [first, ...rest] = rows;
  if (!first) return [[]];
  const tails = everyTuple(rest);
  return first.flatMap((value) => tails.map((tail) => [value, ...tail]));
}

/** Every way to choose `k` of the values, in order: with the first one or without it. */
export function everySubset(values: readonly number[], k: number): number[][] {
  if (k === 0) return [[]];
  const [first, ...rest] = values;
  if (first === undefined || values.length < k) return [];
  return [...everySubset(rest, k - 1).map((own) => [first, ...own]), ...everySubset(rest, k)];
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
