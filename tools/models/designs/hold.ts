import type { HoldFeature } from '../../../packages/game-rules/src/slots/model.ts';
import type { Design } from '../solve/design.ts';
import { LINES_ON_FOUR_ROWS, LINES_ON_THREE_ROWS } from './paylines.ts';
import { FLAT, LEVEL, MILD, type ReelPlan, STEEP, shapePays } from './reels.ts';
import { writeRules } from './strip-plan.ts';

type Plan = {
  name: string;
  returned: number;
  symbols: readonly number[];
  lengths: readonly number[];
  base: ReelPlan;
  /** Values and the full board in stakes; weights of a thousand. */
  hold: HoldFeature;
};

const THREE_ROWS = { coins: 20, rows: [3, 3, 3, 3, 3], lines: LINES_ON_THREE_ROWS };
const FOUR_ROWS = { coins: 25, rows: [4, 4, 4, 4, 4], lines: LINES_ON_FOUR_ROWS };

const MIX = [2, 2, 3, 3, 3, 3, 4, 4, 4];
const LONG_MIX = [3, 3, 3, 4, 4, 4, 4, 4, 4];

const ON_THREE_ROWS: Plan[] = [
  {
    name: 'hold-15-low',
    returned: 9600,
    symbols: LEVEL,
    lengths: [1, 2, 4],
    base: { mix: MIX, wilds: [0, 1, 1, 1, 1], scatters: [4, 4, 5, 4, 4], coinStacks: [2, 1] },
    hold: {
      needs: 6,
      lives: 3,
      refill: [5, 100],
      full: 250,
      values: [
        [1, 460],
        [2, 300],
        [3, 130],
        [5, 80],
        [10, 30],
      ],
    },
  },
  {
    name: 'hold-15-medium',
    returned: 9620,
    symbols: FLAT,
    lengths: [1, 3, 9],
    base: { mix: MIX, wilds: [0, 1, 1, 1, 1], scatters: [4, 4, 4, 4, 4], coinStacks: [2, 1] },
    hold: {
      needs: 6,
      lives: 3,
      refill: [5, 100],
      full: 500,
      values: [
        [1, 380],
        [2, 260],
        [3, 140],
        [5, 120],
        [10, 70],
        [25, 30],
      ],
    },
  },
  {
    name: 'hold-15-high',
    returned: 9650,
    symbols: MILD,
    lengths: [1, 4, 16],
    base: { mix: MIX, wilds: [0, 1, 1, 1, 1], scatters: [4, 3, 4, 3, 4], coinStacks: [2, 1] },
    hold: {
      needs: 6,
      lives: 3,
      refill: [5, 100],
      full: 1000,
      values: [
        [1, 374],
        [2, 250],
        [3, 140],
        [5, 120],
        [10, 70],
        [25, 36],
        [100, 10],
      ],
    },
  },
  {
    name: 'hold-15-extreme',
    returned: 9610,
    symbols: STEEP,
    lengths: [1, 5, 30],
    base: { mix: MIX, wilds: [0, 1, 1, 1, 1], scatters: [3, 3, 4, 3, 3], coinStacks: [2, 1] },
    hold: {
      needs: 6,
      lives: 3,
      refill: [5, 100],
      full: 2500,
      values: [
        [1, 364],
        [2, 230],
        [3, 140],
        [5, 120],
        [10, 80],
        [25, 40],
        [100, 18],
        [250, 8],
      ],
    },
  },
];

const ON_FOUR_ROWS: Plan[] = [
  {
    name: 'hold-20-medium',
    returned: 9640,
    symbols: MILD,
    lengths: [1, 3, 9],
    base: { mix: LONG_MIX, wilds: [0, 1, 1, 1, 1], scatters: [4, 4, 4, 4, 4], coinStacks: [3] },
    hold: {
      needs: 8,
      lives: 3,
      refill: [3, 100],
      full: 1000,
      values: [
        [1, 470],
        [2, 280],
        [3, 120],
        [5, 80],
        [10, 30],
        [25, 20],
      ],
    },
  },
  {
    name: 'hold-20-high',
    returned: 9600,
    symbols: STEEP,
    lengths: [1, 4, 16],
    base: { mix: LONG_MIX, wilds: [0, 1, 1, 1, 1], scatters: [3, 3, 3, 3, 3], coinStacks: [3] },
    hold: {
      needs: 8,
      lives: 3,
      refill: [3, 100],
      full: 2500,
      values: [
        [1, 400],
        [2, 250],
        [3, 140],
        [5, 110],
        [10, 60],
        [25, 30],
        [100, 10],
      ],
    },
  },
];

/** Coins that land stay while the others spin again, and all are collected in the end. */
export const HOLD: Design[] = [
  ...ON_THREE_ROWS.map((plan) => designHold(plan, THREE_ROWS)),
  ...ON_FOUR_ROWS.map((plan) => designHold(plan, FOUR_ROWS)),
];

function designHold(
  { name, returned, symbols, lengths, base, hold }: Plan,
  frame: Pick<Design, 'coins' | 'rows'> & { lines: readonly (readonly number[])[] },
): Design {
  return {
    name,
    kind: 'hold',
    returned,
    ...frame,
    by: 'lines',
    counts: [3, 4, 5],
    shape: shapePays(symbols, lengths),
    base: writeRules(name, base),
    hold: {
      ...hold,
      full: hold.full * frame.coins,
      values: hold.values.map(([value, weight]) => [value * frame.coins, weight] as const),
    },
  };
}
