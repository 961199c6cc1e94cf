import type { Weighted } from '../../../packages/game-rules/src/slots/model.ts';

/** The outcomes of one spin that shows so many scatters: how likely each win is, in coins. */
export type SpinClass = { scatters: number; wins: Map<number, number> };

/** Of the wins of a class: its chance, that of winning anything, mean and mean square. All classes add up to one spin. */
export type Moments = { scatters: number; chance: number; hit: number; mean: number; square: number };

export function momentsOf({ scatters, wins }: SpinClass): Moments {
  const moments = { scatters, chance: 0, hit: 0, mean: 0, square: 0 };
  for (const [coins, chance] of wins) {
    moments.chance += chance;
    if (coins > 0) moments.hit += chance;
    moments.mean += chance * coins;
    moments.square += chance * coins * coins;
  }
  return moments;
}

/** The same spin when all that it wins is changed: multiplied, or increased by what its scatters pay. */
export function changeWins(
  classes: readonly SpinClass[],
  change: (coins: number, scatters: number) => number,
): SpinClass[] {
  return classes.map(({ scatters, wins }) => {
    const changed = new Map<number, number>();
    for (const [coins, chance] of wins) addChance(changed, change(coins, scatters), chance);
    return { scatters, wins: changed };
  });
}

/** The same spin when its wins are multiplied by what is drawn. */
export function multiplyWins(classes: readonly SpinClass[], multipliers: Weighted): SpinClass[] {
  const total = multipliers.reduce((sum, [, weight]) => sum + weight, 0);
  return classes.map(({ scatters, wins }) => {
    const multiplied = new Map<number, number>();
    for (const [coins, chance] of wins)
      for (const [multiplier, weight] of multipliers)
        addChance(multiplied, coins * multiplier, (chance * weight) / total);
    return { scatters, wins: multiplied };
  });
}

export function addChance(wins: Map<number, number>, coins: number, chance: number): void {
  wins.set(coins, (wins.get(coins) ?? 0) + chance);
}
