import type { Design } from '../solve/design.ts';
import { LINES_ON_THREE_ROWS } from './paylines.ts';
import { EQUAL, EVEN, MILD, PLAIN, SHEER, STEEP } from './reels.ts';
import { designStrips, type Frame, type StripPlan } from './strip-plan.ts';

const ONE_EACH = [1, 1, 1, 1, 1];
const TWO_IN_THE_MIDDLE = [1, 1, 2, 1, 1];

const FRAME: Frame = {
  kind: 'wilds',
  coins: 20,
  rows: [3, 3, 3, 3, 3],
  by: 'lines',
  lines: LINES_ON_THREE_ROWS,
};

const PLANS: StripPlan[] = [
  {
    name: 'wilds-20-low',
    returned: 9650,
    symbols: EQUAL,
    lengths: [1, 1.5, 2],
    base: {
      mix: EVEN,
      wilds: [0, 1, 1, 1, 0],
      scatters: TWO_IN_THE_MIDDLE,
      wildMultipliers: [1, 1, 2, 1, 1],
    },
    awards: [8, 10, 12],
    free: { wilds: [0, 2, 2, 2, 0], scatters: ONE_EACH, wildMultipliers: [1, 2, 2, 2, 1] },
  },
  {
    name: 'wilds-20-medium',
    returned: 9600,
    symbols: MILD,
    lengths: [1, 3, 8],
    base: {
      mix: EVEN,
      wilds: [0, 1, 1, 1, 0],
      scatters: TWO_IN_THE_MIDDLE,
      wildMultipliers: [1, 2, 2, 2, 1],
    },
    awards: [10, 12, 15],
    free: { wilds: [0, 2, 2, 2, 0], scatters: ONE_EACH, wildMultipliers: [1, 2, 3, 2, 1] },
  },
  {
    name: 'wilds-20-high',
    returned: 9620,
    symbols: STEEP,
    lengths: [1, 4, 16],
    base: { mix: EVEN, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, wildMultipliers: [1, 2, 3, 2, 1] },
    awards: [10, 15, 20],
    free: { wilds: [0, 2, 3, 2, 0], wildMultipliers: [1, 3, 3, 3, 1] },
  },
  {
    name: 'wilds-20-extreme',
    returned: 9630,
    symbols: SHEER,
    lengths: [1, 5, 30],
    base: { mix: PLAIN, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, wildMultipliers: [1, 2, 3, 2, 1] },
    awards: [10, 15, 20],
    free: { wilds: [0, 2, 3, 2, 0], wildMultipliers: [1, 3, 5, 3, 1] },
  },
];

/** Every wild multiplies the lines it is part of, and several multiply each other. */
export const WILDS: Design[] = PLANS.map((plan) => designStrips(plan, FRAME));
