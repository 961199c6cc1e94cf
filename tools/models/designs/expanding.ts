import type { Design } from '../solve/design.ts';
import { LINES_ON_THREE_ROWS } from './paylines.ts';
import { EVEN, FLAT, MILD, PLAIN, STEEP } from './reels.ts';
import { designStrips, type Frame, type StripPlan } from './strip-plan.ts';

const ONE_EACH = [1, 1, 1, 1, 1];
const TWO_IN_THE_MIDDLE = [1, 1, 2, 1, 1];

const TWENTY: Frame = {
  kind: 'expanding',
  coins: 20,
  rows: [3, 3, 3, 3, 3],
  by: 'lines',
  lines: LINES_ON_THREE_ROWS,
};
const TEN: Frame = { ...TWENTY, coins: 10, lines: LINES_ON_THREE_ROWS.slice(0, 10) };

const ON_TEN: StripPlan[] = [
  {
    name: 'expanding-10-medium',
    returned: 9600,
    symbols: FLAT,
    lengths: [1, 2, 4],
    base: { mix: PLAIN, wilds: [0, 2, 2, 2, 2], scatters: TWO_IN_THE_MIDDLE },
    awards: [6, 8, 10],
    free: { scatters: ONE_EACH, special: [0, 0, 0, 0, 2, 3, 4, 5, 6] },
  },
  {
    name: 'expanding-10-high',
    returned: 9650,
    symbols: MILD,
    lengths: [1, 5, 25],
    base: { mix: EVEN, wilds: [0, 2, 2, 2, 2], scatters: ONE_EACH },
    awards: [10, 12, 15],
    free: { special: [1, 1, 1, 1, 2, 2, 2, 2, 2] },
  },
  {
    name: 'expanding-10-extreme',
    returned: 9620,
    symbols: STEEP,
    lengths: [1, 8, 80],
    base: { mix: EVEN, wilds: [0, 2, 2, 2, 2], scatters: ONE_EACH },
    awards: [12, 15, 20],
    free: { special: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  },
];

const ON_TWENTY: StripPlan[] = [
  {
    name: 'expanding-20-high',
    returned: 9610,
    symbols: MILD,
    lengths: [1, 4, 16],
    base: { mix: EVEN, wilds: [0, 1, 1, 1, 1], scatters: ONE_EACH },
    awards: [8, 10, 12],
    free: { special: [0, 1, 1, 1, 2, 2, 2, 2, 2] },
  },
];

/** In free spins one symbol, drawn as they begin, fills the reels it shows on and pays on every line. */
export const EXPANDING: Design[] = [
  ...ON_TEN.map((plan) => designStrips(plan, TEN)),
  ...ON_TWENTY.map((plan) => designStrips(plan, TWENTY)),
];
