import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { waveOf } from '@parlour/lottery-rules';

/** How a number of a family is drawn. */
export type BallLook = 'ball' | 'car' | 'die' | 'red' | 'blue' | 'green' | 'lot';

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
