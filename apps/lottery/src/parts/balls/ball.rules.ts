import type { LotteryFamily } from '@parlour/contract/values/lottery';

/** How a number of a family is drawn. */
export type BallLook = 'ball' | 'car' | 'die' | 'red' | 'blue' | 'green' | 'lot';

/** Domain facts, Mark Six: the waves. The rest of 1 to 49 is green. */
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

const LOOKS: Partial<Record<LotteryFamily, BallLook>> = {
  pk10: 'car',
  k3: 'die',
  vietnamNorth: 'lot',
  vietnamSouth: 'lot',
  vietnamCentral: 'lot',
  thai: 'lot',
  yeekee: 'lot',
  fourd: 'lot',
};

export function lookOf(family: LotteryFamily, value: number): BallLook {
  if (family === 'marksix') return waveOf(value);
  return LOOKS[family] ?? 'ball';
}

export function waveOf(value: number): 'red' | 'blue' | 'green' {
  if (RED.includes(value)) return 'red';
  return BLUE.includes(value) ? 'blue' : 'green';
}

/** The dots of a die, as places of a grid of three by three counted from 1. */
export const DICE_DOTS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** How many numbers of a result fit into a card; the rest is in the history. */
export const SHOWN_MAX: Partial<Record<LotteryFamily, number>> = {
  vietnamNorth: 1,
  vietnamSouth: 1,
  vietnamCentral: 1,
  fourd: 3,
};
