import type { SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import type { Design } from '../solve/design.ts';
import { FLAT, LEVEL, MILD, STEEP, shapePays } from './reels.ts';

const SIX_REELS = [5, 5, 5, 5, 5, 5];

/** What four, five and six scatters pay, in stakes. */
const SCATTER_PAYS = [0, 0, 0, 0, 3, 5, 20];

type Plan = {
  name: string;
  returned: number;
  symbols: readonly number[];
  lengths: readonly number[];
  /** Weights of a cell: nine symbols, no wild, scatter. */
  weights: readonly number[];
  multipliers?: NonNullable<SpinRules['multipliers']>;
  awards: readonly [number, number, number];
  free: Pick<SpinRules, 'multipliers' | 'multiplier'>;
};

const PLANS: Plan[] = [
  {
    name: 'anywhere-30-low',
    returned: 9600,
    symbols: LEVEL,
    lengths: [1, 1.5, 2.5],
    weights: [70, 80, 90, 100, 120, 135, 145, 160, 180, 0, 33],
    awards: [10, 12, 15],
    free: {
      multipliers: [
        [1, 30],
        [2, 50],
        [3, 20],
      ],
    },
  },
  {
    name: 'anywhere-30-medium',
    returned: 9650,
    symbols: FLAT,
    lengths: [1, 2.5, 8],
    weights: [70, 80, 90, 100, 120, 135, 145, 160, 180, 0, 32],
    multipliers: [
      [1, 95],
      [2, 4],
      [5, 1],
    ],
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
    name: 'anywhere-30-high',
    returned: 9620,
    symbols: MILD,
    lengths: [1, 3, 12],
    weights: [70, 80, 90, 100, 120, 135, 145, 160, 180, 0, 30],
    multipliers: [
      [1, 95],
      [2, 3],
      [5, 1],
      [10, 1],
    ],
    awards: [12, 15, 20],
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
    name: 'anywhere-30-extreme',
    returned: 9600,
    symbols: STEEP,
    lengths: [1, 4, 20],
    weights: [70, 80, 90, 100, 120, 135, 145, 160, 180, 0, 28],
    multipliers: [
      [1, 960],
      [2, 25],
      [5, 10],
      [25, 4],
      [50, 1],
    ],
    awards: [12, 15, 20],
    free: {
      multipliers: [
        [3, 28],
        [5, 30],
        [10, 23],
        [25, 16],
        [50, 3],
      ],
    },
  },
];

/** So many of a symbol pay wherever they lie; a multiplier may come with a spin. */
export const ANYWHERE: Design[] = PLANS.map(
  ({ name, returned, symbols, lengths, weights, multipliers, awards, free }) => ({
    name,
    kind: 'anywhere',
    returned,
    coins: 20,
    rows: SIX_REELS,
    by: 'anywhere',
    counts: [8, 10, 12],
    shape: shapePays(symbols, lengths),
    scatter: { pays: SCATTER_PAYS.map((stakes) => stakes * 20), awards: [0, 0, 0, 0, ...awards] },
    base: { weights: SIX_REELS.map(() => weights), ...(multipliers ? { multipliers } : {}) },
    free: { limit: 100, ...free },
  }),
);
