import type { SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import type { Design } from '../solve/design.ts';
import { LINES_ON_THREE_ROWS } from './paylines.ts';
import { EQUAL, FLAT, MILD, SHEER, STEEP, shapePays } from './reels.ts';

type Plan = {
  name: string;
  returned: number;
  symbols: readonly number[];
  lengths: readonly number[];
  /** Weights of a cell: nine symbols, wild, scatter. */
  weights: readonly number[];
  ladder: readonly number[];
  /** What the least number of scatters that starts free spins awards, and what one and two more do. */
  awards: readonly [number, number, number];
  free: Pick<SpinRules, 'ladder' | 'multipliers' | 'multiplier'>;
};

type Frame = Pick<Design, 'kind' | 'coins' | 'rows' | 'by' | 'lines' | 'counts'> & {
  /** The least number of scatters, and what it and one and two more pay, in stakes. */
  scatters: { least: number; pays: readonly [number, number, number] };
};

/** Boards follow each other in cascades, so fewer free spins make a long round. */
const FREE_SPINS_MAX = 50;

const ON_LINES: Frame = {
  kind: 'cascade-lines',
  coins: 20,
  rows: [3, 3, 3, 3, 3],
  by: 'lines',
  lines: LINES_ON_THREE_ROWS,
  counts: [3, 4, 5],
  scatters: { least: 3, pays: [2, 5, 20] },
};
const ANYWHERE: Frame = {
  kind: 'cascade-anywhere',
  coins: 20,
  rows: [5, 5, 5, 5, 5, 5],
  by: 'anywhere',
  counts: [8, 9, 11],
  scatters: { least: 4, pays: [2, 5, 20] },
};
const CLUSTER: Frame = {
  kind: 'cluster',
  coins: 20,
  rows: [7, 7, 7, 7, 7, 7, 7],
  by: 'clusters',
  counts: [5, 6, 7, 8, 10],
  scatters: { least: 4, pays: [2, 5, 20] },
};

const LINE_PLANS: Plan[] = [
  {
    name: 'cascade-lines-20-low',
    returned: 9600,
    symbols: EQUAL,
    lengths: [1, 1.5, 2.2],
    weights: [60, 70, 85, 95, 112, 120, 130, 140, 150, 28, 31],
    ladder: [1, 1, 1, 2],
    awards: [9, 11, 14],
    free: { ladder: [2, 3, 3, 4] },
  },
  {
    name: 'cascade-lines-20-medium',
    returned: 9620,
    symbols: FLAT,
    lengths: [1, 3, 9],
    weights: [60, 70, 85, 95, 112, 120, 130, 140, 150, 28, 30],
    ladder: [1, 2, 3, 5],
    awards: [10, 12, 15],
    free: { ladder: [3, 6, 9, 15] },
  },
  {
    name: 'cascade-lines-20-high',
    returned: 9650,
    symbols: MILD,
    lengths: [1, 5, 25],
    weights: [60, 70, 85, 95, 112, 120, 130, 140, 150, 28, 27],
    ladder: [1, 2, 3, 5],
    awards: [10, 12, 15],
    free: { ladder: [5, 10, 15, 25] },
  },
  {
    name: 'cascade-lines-20-extreme',
    returned: 9600,
    symbols: SHEER,
    lengths: [1, 7, 60],
    weights: [60, 70, 85, 95, 112, 120, 130, 140, 150, 28, 24],
    ladder: [1, 2, 4, 8],
    awards: [10, 12, 15],
    free: { ladder: [12, 24, 36, 60] },
  },
];

const ANYWHERE_PLANS: Plan[] = [
  {
    name: 'cascade-30-low',
    returned: 9600,
    symbols: EQUAL,
    lengths: [1, 1.4, 2.5],
    weights: [80, 85, 92, 100, 115, 132, 150, 170, 190, 0, 31],
    ladder: [1],
    awards: [10, 12, 15],
    free: { multiplier: 2 },
  },
  {
    name: 'cascade-30-medium',
    returned: 9640,
    symbols: FLAT,
    lengths: [1, 2.5, 8],
    weights: [80, 85, 92, 100, 115, 132, 150, 170, 190, 0, 31],
    ladder: [1],
    awards: [10, 12, 15],
    free: {
      multipliers: [
        [2, 40],
        [3, 30],
        [5, 20],
        [10, 10],
      ],
    },
  },
  {
    name: 'cascade-30-high',
    returned: 9620,
    symbols: MILD,
    lengths: [1, 4, 18],
    weights: [80, 85, 92, 100, 115, 132, 150, 170, 190, 0, 29],
    ladder: [1],
    awards: [10, 12, 15],
    free: {
      multipliers: [
        [3, 40],
        [5, 30],
        [8, 15],
        [10, 10],
        [25, 5],
      ],
    },
  },
  {
    name: 'cascade-30-extreme',
    returned: 9610,
    symbols: STEEP,
    lengths: [1, 4, 20],
    weights: [80, 85, 92, 100, 115, 132, 150, 170, 190, 0, 27],
    ladder: [1],
    awards: [12, 15, 20],
    free: {
      multipliers: [
        [3, 35],
        [5, 30],
        [10, 20],
        [25, 12],
        [100, 3],
      ],
    },
  },
];

const CLUSTER_PLANS: Plan[] = [
  {
    name: 'cluster-49-low',
    returned: 9650,
    symbols: EQUAL,
    lengths: [1, 1.5, 2.2, 3.5, 6],
    weights: [70, 85, 100, 110, 120, 130, 140, 150, 160, 20, 19],
    ladder: [1, 1, 1, 2],
    awards: [10, 12, 15],
    free: { ladder: [2, 3, 3, 3] },
  },
  {
    name: 'cluster-49-medium',
    returned: 9600,
    symbols: FLAT,
    lengths: [1, 2, 4, 8, 20],
    weights: [70, 85, 100, 110, 120, 130, 140, 150, 160, 20, 18],
    ladder: [1, 2, 3, 5],
    awards: [10, 12, 15],
    free: { ladder: [3, 6, 9, 15] },
  },
  {
    name: 'cluster-49-high',
    returned: 9630,
    symbols: MILD,
    lengths: [1, 2.5, 6, 15, 50],
    weights: [70, 85, 100, 110, 120, 130, 140, 150, 160, 20, 18],
    ladder: [1, 2, 3, 5],
    awards: [10, 12, 15],
    free: { ladder: [6, 12, 18, 30] },
  },
  {
    name: 'cluster-49-extreme',
    returned: 9600,
    symbols: SHEER,
    lengths: [1, 3, 9, 27, 120],
    weights: [82, 90, 100, 110, 120, 130, 140, 150, 160, 20, 16],
    ladder: [1, 2, 4, 8],
    awards: [10, 12, 15],
    free: { ladder: [10, 20, 30, 50] },
  },
];

/** Winning symbols go, what lies above falls, and every further win of the spin is a step up the ladder. */
export const CASCADES: Design[] = [
  ...LINE_PLANS.map((plan) => designCascade(plan, ON_LINES)),
  ...ANYWHERE_PLANS.map((plan) => designCascade(plan, ANYWHERE)),
  ...CLUSTER_PLANS.map((plan) => designCascade(plan, CLUSTER)),
];

function designCascade(plan: Plan, { scatters, ...frame }: Frame): Design {
  const { name, returned, symbols, lengths, weights, ladder, awards, free } = plan;
  const none = Array<number>(scatters.least).fill(0);
  return {
    name,
    returned,
    ...frame,
    shape: shapePays(symbols, lengths),
    scatter: {
      pays: [...none, ...scatters.pays.map((stakes) => stakes * frame.coins)],
      awards: [...none, ...awards],
    },
    refill: 'fall',
    base: { weights: weighReels(frame, weights), ladder },
    free: { limit: FREE_SPINS_MAX, ...free },
  };
}

/** On lines the first reel names the win, so it has no wild. */
function weighReels({ rows, by }: Pick<Frame, 'rows' | 'by'>, weights: readonly number[]): number[][] {
  return rows.map((_, reel) =>
    weights.map((weight, symbol) => (by === 'lines' && reel === 0 && symbol === 9 ? 0 : weight)),
  );
}
