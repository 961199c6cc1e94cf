/** A book in the table: its coins and its weight. */
export type Weighed = { book: number; coins: number; weight: number };

/** Of 10,000 staked with `cost` coins a round, what shall come back. */
export type Aim = { returned: number; cost: number };

/** How far a weight may be moved, as a share of it. */
const MOVE_MAX = 0.25;

/**
 * Moves a few weights by whole numbers until the table returns exactly what it aims at. Each unit of weight moves the
 * balance by `10,000 × coins - returned × cost`; what is missing is first spread over some books, then two books settle
 * the rest.
 */
export function balanceWeights(table: readonly Weighed[], aim: Aim): Weighed[] {
  const pull = ({ coins }: Weighed) => 10_000 * coins - aim.returned * aim.cost;
  const balanced = table.map((each) => ({ ...each }));
  const heavy = [...table].sort((a, b) => b.weight - a.weight)[0]?.weight ?? 0;
  const movable = balanced.filter(({ weight }) => weight === heavy);
  const step = Math.max(1, Math.floor(heavy * 0.05));
  let balance = balanced.reduce((sum, each) => sum + pull(each) * each.weight, 0);
  for (const each of movable) {
    const moved = -Math.sign(balance) * Math.sign(pull(each)) * step;
    if (
      Math.abs(balance + moved * pull(each)) >= Math.abs(balance) ||
      Math.abs(pull(each)) > aim.returned * aim.cost * 3
    )
      continue;
    each.weight += moved;
    balance += moved * pull(each);
  }
  settle(movable, { pull, balance, most: Math.floor(heavy * MOVE_MAX) });
  return balanced;
}

function settle(
  movable: Weighed[],
  { pull, balance, most }: { pull: (each: Weighed) => number; balance: number; most: number },
): void {
  const few = movable.slice(-60);
  for (const first of few)
    for (const second of few)
      if (first !== second)
        for (let moved = -most; moved <= most; moved += 1) {
          const rest = -(balance + moved * pull(first)) / pull(second);
          if (!Number.isInteger(rest) || Math.abs(rest) > most) continue;
          first.weight += moved;
          second.weight += rest;
          return;
        }
  throw new Error('no whole weights return the aim');
}
