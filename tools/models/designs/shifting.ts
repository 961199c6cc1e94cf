import { type SpinRules, type Weighted, WILD } from '../../../packages/game-rules/src/slots/model.ts';
import type { Design } from '../solve/design.ts';
import { LEVEL, MILD, STEEP, shapePays } from './reels.ts';

const COINS = 100;
/** A board has up to 42 cells: more free spins would be tiring. */
const FREE_SPINS_MAX = 50;

type Plan = {
  name: string;
  returned: number;
  reels: number;
  symbols: readonly number[];
  lengths: readonly number[];
  heights: Weighted;
  /** Weights of a cell on the middle reels; first and last reel have no wild. */
  weights: readonly number[];
  awards: readonly [number, number, number];
  free: Pick<SpinRules, 'multiplier' | 'heights'>;
};

const SHORT: Weighted = [
  [2, 6],
  [3, 6],
  [4, 4],
  [5, 2],
  [6, 1],
  [7, 1],
];
const TALL: Weighted = [
  [2, 2],
  [3, 4],
  [4, 5],
  [5, 4],
  [6, 3],
  [7, 2],
];
const COMMON = [90, 95, 100, 105, 110, 110, 115, 115, 120, 12];

const PLANS: Plan[] = [
  {
    name: 'shifting-6-medium',
    reels: 6,
    returned: 9620,
    symbols: LEVEL,
    lengths: [1, 1.6, 2.5, 4],
    heights: SHORT,
    weights: [...COMMON, 44],
    awards: [10, 12, 15],
    free: { multiplier: 2 },
  },
  {
    name: 'shifting-6-high',
    reels: 6,
    returned: 9650,
    symbols: MILD,
    lengths: [1, 2.6, 7, 18],
    heights: SHORT,
    weights: [...COMMON, 39],
    awards: [10, 12, 15],
    free: { multiplier: 2, heights: TALL },
  },
  {
    name: 'shifting-6-extreme',
    reels: 6,
    returned: 9610,
    symbols: MILD,
    lengths: [1, 2.5, 5, 8],
    heights: SHORT,
    weights: [...COMMON, 34],
    awards: [10, 12, 15],
    free: { multiplier: 6, heights: TALL },
  },
  {
    name: 'shifting-5-medium',
    returned: 9650,
    reels: 5,
    symbols: LEVEL,
    lengths: [1, 1.8, 3],
    heights: SHORT,
    weights: [...COMMON, 50],
    awards: [12, 15, 20],
    free: { multiplier: 2 },
  },
  {
    name: 'shifting-5-high',
    returned: 9600,
    reels: 5,
    symbols: STEEP,
    lengths: [1, 5, 20],
    heights: SHORT,
    weights: [...COMMON, 45],
    awards: [10, 12, 15],
    free: { multiplier: 3, heights: TALL },
  },
];

/** Reels that show two to seven rows, other ones in every spin, and pay on all ways there are. */
export const SHIFTING: Design[] = PLANS.map(
  ({ name, returned, reels, symbols, lengths, heights, weights, awards, free }) => ({
    name,
    kind: 'shifting',
    returned,
    coins: COINS,
    rows: Array<number>(reels).fill(7),
    by: 'ways',
    counts: [3, 4, 5, 6].slice(0, reels - 2),
    shape: shapePays(symbols, lengths),
    scatter: { pays: [0, 0, 0, 0, 3 * COINS, 10 * COINS, 50 * COINS], awards: [0, 0, 0, 0, ...awards] },
    base: { heights, weights: weighReels(reels, weights) },
    free: { limit: FREE_SPINS_MAX, ...free },
  }),
);

/** The first reel must name the win, and the last one shall not be the easiest. */
function weighReels(reels: number, weights: readonly number[]): number[][] {
  const withoutWild = weights.map((weight, symbol) => (symbol === WILD ? 0 : weight));
  return Array.from({ length: reels }, (_, reel) =>
    reel === 0 || reel === reels - 1 ? withoutWild : [...weights],
  );
}
