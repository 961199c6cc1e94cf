import type { Design } from '../solve/design.ts';
import { EQUAL, FLAT, MILD, RICH, STEEP } from './reels.ts';
import { designStrips, type Frame, type StripPlan } from './strip-plan.ts';

const ONE_EACH = [1, 1, 1, 1, 1];
const TWO_IN_THE_MIDDLE = [1, 1, 2, 1, 1];

const FRAME: Frame = { kind: 'ladder', coins: 25, rows: [3, 3, 3, 3, 3], by: 'ways', refill: 'whole' };

const PLANS: StripPlan[] = [
  {
    name: 'ladder-243-low',
    returned: 9620,
    symbols: EQUAL,
    lengths: [1, 1.6, 2.4],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: TWO_IN_THE_MIDDLE, ladder: [1, 1, 1, 2] },
    awards: [8, 10, 12],
    free: { scatters: ONE_EACH, ladder: [2, 3, 4, 5] },
  },
  {
    name: 'ladder-243-medium',
    returned: 9600,
    symbols: FLAT,
    lengths: [1, 3, 8],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: TWO_IN_THE_MIDDLE, ladder: [1, 2, 3, 5] },
    awards: [8, 10, 12],
    free: { scatters: ONE_EACH, ladder: [3, 6, 9, 15] },
  },
  {
    name: 'ladder-243-high',
    returned: 9650,
    symbols: MILD,
    lengths: [1, 4, 16],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: ONE_EACH, ladder: [1, 2, 3, 5] },
    awards: [10, 12, 15],
    free: { ladder: [5, 10, 15, 25] },
  },
  {
    name: 'ladder-243-extreme',
    returned: 9610,
    symbols: STEEP,
    lengths: [1, 6, 40],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: ONE_EACH, ladder: [1, 2, 4, 8] },
    awards: [10, 12, 15],
    free: { ladder: [12, 24, 36, 60] },
  },
];

/** A win brings a whole new board, which pays the next step of the ladder. */
export const LADDER: Design[] = PLANS.map((plan) => designStrips(plan, FRAME));
