import { SCATTER, WILD } from '../../../packages/game-rules/src/slots/model.ts';
import { arrangeStrip } from '../solve/arrange.ts';

/** How many of the symbols 0 to 8 stand on a strip, from rich in high symbols to plain. */
export const RICH = [3, 3, 3, 3, 3, 3, 3, 4, 4] as const;
export const EVEN = [2, 3, 3, 3, 3, 3, 4, 4, 4] as const;
export const PLAIN = [2, 2, 3, 3, 4, 4, 4, 4, 4] as const;
/** For windows of four rows, which show more of a strip. */
export const LONG = [3, 3, 4, 4, 4, 4, 5, 5, 5] as const;
export const LONGER = [4, 4, 4, 5, 5, 5, 5, 5, 5] as const;
export const LONG_RICH = [4, 4, 4, 4, 4, 4, 4, 4, 4] as const;

export type ReelPlan = {
  /** How many of the symbols 0 to 8 are on every strip. */
  mix: readonly number[];
  /** By reel; the first has none. */
  wilds: readonly number[];
  /** By reel: scatters, or coins. */
  scatters: readonly number[];
  /** How many of a symbol stand together, in turn; wilds stand alone. */
  stacks?: readonly number[];
  /** The same for coins. Scatters stand alone, so that a window shows one of them at most. */
  coinStacks?: readonly number[];
};

export function arrangeReels(name: string, plan: ReelPlan): number[][] {
  const { mix, wilds, scatters, stacks = [1], coinStacks = [1] } = plan;
  const stacksOf = (symbol: number) => (symbol === WILD ? [1] : symbol === SCATTER ? coinStacks : stacks);
  return wilds.map((wild, reel) =>
    arrangeStrip([...mix, wild, scatters[reel] ?? 0], { name: `${name} reel ${reel}`, stacksOf }),
  );
}

/** Pays as products: how a symbol compares with others, and how longer wins compare with the shortest. */
export function shapePays(symbols: readonly number[], lengths: readonly number[]): number[][] {
  return symbols.map((symbol) => lengths.map((length) => symbol * length));
}

/** How symbols compare, from flat to steep. */
export const EQUAL = [6.5, 6, 5.5, 5, 4, 3.7, 3.4, 3.1, 2.8] as const;
export const LEVEL = [8, 7, 6, 5, 4, 3.6, 3.2, 2.8, 2.4] as const;
export const FLAT = [10, 8, 7, 6, 4, 3.5, 3, 2.5, 2] as const;
export const MILD = [14, 11, 9, 7, 4, 3.5, 3, 2.5, 2] as const;
export const STEEP = [24, 16, 12, 8, 4, 3.5, 3, 2.5, 2] as const;
export const SHEER = [40, 20, 12, 9, 4, 3.5, 3, 2.5, 2] as const;
