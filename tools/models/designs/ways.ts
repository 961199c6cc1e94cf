import type { Design } from '../solve/design.ts';
import { EQUAL, FLAT, LEVEL, LONG, LONGER, MILD, RICH, SHEER, STEEP } from './reels.ts';
import { designStrips, type Frame, type StripPlan } from './strip-plan.ts';

const ONE_EACH = [1, 1, 1, 1, 1];

const THREE_ROWS: Frame = { kind: 'ways', coins: 25, rows: [3, 3, 3, 3, 3], by: 'ways' };
const FOUR_ROWS: Frame = { ...THREE_ROWS, coins: 50, rows: [4, 4, 4, 4, 4] };
const DIAMOND: Frame = { ...THREE_ROWS, coins: 50, rows: [3, 4, 5, 4, 3] };

const ON_THREE_ROWS: StripPlan[] = [
  {
    name: 'ways-243-low',
    returned: 9600,
    symbols: LEVEL,
    lengths: [1, 1.8, 3.2],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: [1, 1, 2, 1, 1] },
    awards: [10, 12, 15],
    free: { multiplier: 2, scatters: ONE_EACH },
  },
  {
    name: 'ways-243-medium',
    returned: 9620,
    symbols: MILD,
    lengths: [1, 3, 9],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: [1, 1, 2, 1, 1] },
    awards: [10, 15, 20],
    free: { multiplier: 3, scatters: ONE_EACH },
  },
  {
    name: 'ways-243-high',
    returned: 9640,
    symbols: STEEP,
    lengths: [1, 5, 25],
    base: { mix: RICH, wilds: [0, 0, 1, 1, 1], scatters: ONE_EACH, stacks: [1, 1, 2] },
    awards: [10, 15, 20],
    free: { multiplier: 3, wilds: [0, 1, 3, 2, 2] },
  },
  {
    name: 'ways-243-extreme',
    returned: 9600,
    symbols: SHEER,
    lengths: [1, 7, 70],
    base: { mix: RICH, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2, 1] },
    awards: [10, 15, 20],
    free: { multiplier: 4, wilds: [0, 3, 3, 3, 1] },
  },
];

const ON_FOUR_ROWS: StripPlan[] = [
  {
    name: 'ways-1024-medium',
    returned: 9630,
    symbols: FLAT,
    lengths: [1, 2, 4],
    base: { mix: [3, 3, 3, 4, 4, 4, 4, 4, 5], wilds: [0, 0, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [10, 12, 15],
    free: { multiplier: 2, scatters: ONE_EACH },
  },
  {
    name: 'ways-1024-high',
    returned: 9650,
    symbols: STEEP,
    lengths: [1, 5, 20],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [10, 12, 15],
    free: { multiplier: 3, wilds: [0, 3, 3, 3, 0] },
  },
  {
    name: 'ways-1024-extreme',
    returned: 9610,
    symbols: SHEER,
    lengths: [1, 7, 50],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [10, 12, 15],
    free: { multiplier: 4, wilds: [0, 4, 4, 4, 0] },
  },
];

const ON_DIAMOND: StripPlan[] = [
  {
    name: 'ways-720-low',
    returned: 9650,
    symbols: EQUAL,
    lengths: [1, 1.35, 1.8],
    base: { mix: LONG, wilds: [0, 0, 1, 1, 0], scatters: [2, 1, 1, 1, 1], stacks: [2, 1, 2] },
    awards: [10, 12, 15],
    free: { multiplier: 2, scatters: ONE_EACH },
  },
  {
    name: 'ways-720-medium',
    returned: 9610,
    symbols: FLAT,
    lengths: [1, 2.4, 6],
    base: { mix: LONG, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [12, 15, 20],
    free: { multiplier: 3, wilds: [0, 1, 2, 1, 0] },
  },
  {
    name: 'ways-720-high',
    returned: 9600,
    symbols: STEEP,
    lengths: [1, 5, 20],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [12, 15, 20],
    free: { multiplier: 3, wilds: [0, 2, 4, 2, 0] },
  },
  {
    name: 'ways-720-extreme',
    returned: 9620,
    symbols: SHEER,
    lengths: [1, 7, 50],
    base: { mix: LONGER, wilds: [0, 1, 1, 1, 0], scatters: ONE_EACH, stacks: [2] },
    awards: [10, 15, 20],
    free: { multiplier: 5, wilds: [0, 3, 5, 3, 0] },
  },
];

/** Symbols on neighbouring reels from the left, in any row; free spins multiply. */
export const WAYS: Design[] = [
  ...ON_THREE_ROWS.map((plan) => designStrips(plan, THREE_ROWS)),
  ...ON_FOUR_ROWS.map((plan) => designStrips(plan, FOUR_ROWS)),
  ...ON_DIAMOND.map((plan) => designStrips(plan, DIAMOND)),
];
