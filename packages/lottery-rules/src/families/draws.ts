import type { Draw } from './family.ts';
import { digitsOfLots } from './vietnam/vietnam.lots.ts';

/** How the numbers of every family are drawn: all that is needed to write a result, without the plays. */
export const DRAWS = {
  ssc: { kind: 'digits', count: 5 },
  d3: { kind: 'digits', count: 3 },
  '11x5': { kind: 'distinct', count: 5, from: 11 },
  pk10: { kind: 'distinct', count: 10, from: 10 },
  k3: { kind: 'dice', count: 3 },
  lucky28: { kind: 'digits', count: 3 },
  marksix: { kind: 'distinct', count: 7, from: 49 },
  vietnamNorth: { kind: 'lots', digits: digitsOfLots('north') },
  vietnamSouth: { kind: 'lots', digits: digitsOfLots('south') },
  vietnamCentral: { kind: 'lots', digits: digitsOfLots('central') },
  /** The first prize, two fronts, two bottoms of three, and the bottom two. */
  thai: { kind: 'lots', digits: [6, 3, 3, 3, 3, 2] },
  /** Three digits for the top and two for the bottom. */
  yeekee: { kind: 'lots', digits: [3, 2] },
  /** Three prizes, ten starters and ten consolations. */
  fourd: { kind: 'lots', digits: Array<number>(23).fill(4), distinct: true },
  keno: { kind: 'distinct', count: 20, from: 80 },
} as const satisfies Record<string, Draw>;

export type FamilyId = keyof typeof DRAWS;
