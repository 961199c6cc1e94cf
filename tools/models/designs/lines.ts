import type { Design } from '../solve/design.ts';
import { LINES_ON_FOUR_ROWS, LINES_ON_THREE_ROWS } from './paylines.ts';
import { EVEN, FLAT, LEVEL, LONG, LONG_RICH, LONGER, MILD, PLAIN, SHEER, STEEP } from './reels.ts';
import { designStrips, type Frame, type StripPlan } from './strip-plan.ts';

const FOUR_ROWS = [3, 3, 3, 4, 4, 4, 4, 4, 5];
const ONE_EACH = [1, 1, 1, 1, 1];
const TWO_IN_THE_MIDDLE = [1, 1, 2, 1, 1];

const TEN: Frame = {
  kind: 'lines',
  coins: 10,
  rows: [3, 3, 3, 3, 3],
  by: 'lines',
  lines: LINES_ON_THREE_ROWS.slice(0, 10),
};
const TWENTY: Frame = { ...TEN, coins: 20, lines: LINES_ON_THREE_ROWS };
const TWENTY_FIVE: Frame = { ...TEN, coins: 25, rows: [4, 4, 4, 4, 4], lines: LINES_ON_FOUR_ROWS };

const ON_TEN: StripPlan[] = [
  {
    name: 'lines-10-low',
    returned: 9600,
    symbols: LEVEL,
    lengths: [1, 1.8, 3],
    base: { mix: EVEN, wilds: [0, 3, 3, 2, 2], scatters: TWO_IN_THE_MIDDLE },
    awards: [10, 12, 15],
    free: { multiplier: 2, wilds: [0, 3, 4, 2, 2], scatters: ONE_EACH },
  },
  {
    name: 'lines-10-medium',
    returned: 9620,
    symbols: MILD,
    lengths: [1, 4, 15],
    base: { mix: EVEN, wilds: [0, 2, 2, 2, 2], scatters: TWO_IN_THE_MIDDLE },
    awards: [10, 15, 20],
    free: { multiplier: 3, scatters: ONE_EACH },
  },
  {
    name: 'lines-10-high',
    returned: 9650,
    symbols: STEEP,
    lengths: [1, 5, 30],
    base: { mix: EVEN, wilds: [0, 2, 2, 2, 2], scatters: ONE_EACH },
    awards: [12, 16, 24],
    free: { multiplier: 3, wilds: [0, 3, 3, 3, 2] },
  },
  {
    name: 'lines-10-extreme',
    returned: 9610,
    symbols: SHEER,
    lengths: [1, 7, 70],
    base: { mix: EVEN, wilds: [0, 2, 2, 2, 2], scatters: ONE_EACH },
    awards: [10, 15, 20],
    free: { multiplier: 5, wilds: [0, 3, 3, 3, 2] },
  },
];

const ON_TWENTY: StripPlan[] = [
  {
    name: 'lines-20-low',
    returned: 9610,
    symbols: FLAT,
    lengths: [1, 2.2, 5],
    base: { mix: EVEN, wilds: [0, 1, 1, 1, 1], scatters: TWO_IN_THE_MIDDLE },
    awards: [10, 12, 15],
    free: { multiplier: 2, scatters: ONE_EACH },
  },
  {
    name: 'lines-20-medium',
    returned: 9600,
    symbols: MILD,
    lengths: [1, 4, 15],
    base: { mix: EVEN, wilds: [0, 1, 1, 1, 1], scatters: TWO_IN_THE_MIDDLE },
    awards: [10, 15, 20],
    free: { multiplier: 2, wilds: [0, 2, 2, 2, 1], scatters: ONE_EACH },
  },
  {
    name: 'lines-20-high',
    returned: 9630,
    symbols: STEEP,
    lengths: [1, 6, 36],
    base: { mix: EVEN, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH },
    awards: [12, 16, 24],
    free: { multiplier: 3, wilds: [0, 2, 3, 2, 2] },
  },
  {
    name: 'lines-20-extreme',
    returned: 9620,
    symbols: SHEER,
    lengths: [1, 8, 90],
    base: { mix: PLAIN, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH },
    awards: [10, 15, 20],
    free: { multiplier: 5, wilds: [0, 2, 3, 2, 2] },
  },
];

const ON_TWENTY_FIVE: StripPlan[] = [
  {
    name: 'lines-25-low',
    returned: 9640,
    symbols: LEVEL,
    lengths: [1, 2, 4],
    base: { mix: FOUR_ROWS, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH, stacks: [1, 1, 2] },
    awards: [8, 10, 12],
    free: { wilds: [0, 4, 5, 4, 4] },
  },
  {
    name: 'lines-25-medium',
    returned: 9650,
    symbols: MILD,
    lengths: [1, 4, 15],
    base: { mix: LONG, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH, stacks: [1, 2] },
    awards: [10, 12, 15],
    free: { mix: LONG_RICH, wilds: [0, 4, 5, 4, 4] },
  },
  {
    name: 'lines-25-high',
    returned: 9600,
    symbols: STEEP,
    lengths: [1, 6, 36],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH, stacks: [2, 1] },
    awards: [12, 15, 20],
    free: { mix: LONG_RICH, wilds: [0, 5, 7, 5, 5] },
  },
  {
    name: 'lines-25-extreme',
    returned: 9600,
    symbols: SHEER,
    lengths: [1, 8, 80],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH, stacks: [2, 1] },
    awards: [10, 12, 15],
    free: { mix: LONG_RICH, wilds: [0, 5, 7, 5, 5], multiplier: 2 },
  },
];

/** Lines from the left and free spins, which multiply wins or, on four rows, bring more wilds. */
export const LINES: Design[] = [
  ...ON_TEN.map((plan) => designStrips(plan, TEN)),
  ...ON_TWENTY.map((plan) => designStrips(plan, TWENTY)),
  ...ON_TWENTY_FIVE.map((plan) => designStrips(plan, TWENTY_FIVE)),
];
