import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { waveOf } from '@parlour/lottery-rules';
import { boardOf } from './boards.rules.ts';

/** How a drawn number looks: a golden ball, one in the colour of its wave or of none, a car, a die or a printed lot. */
export type Look = 'gold' | 'plain' | 'red' | 'blue' | 'green' | `car${number}` | 'die' | 'lot';

/** Numbers that are written with two digits. */
const PADDED: readonly LotteryFamily[] = ['11x5', 'pk10', 'marksix', 'keno'];

export function lookOf(family: LotteryFamily, number: number): Look {
  if (family === 'pk10') return `car${number}`;
  if (family === 'k3') return 'die';
  if (family === 'marksix') return waveOf(number);
  return boardOf(family) ? 'lot' : 'gold';
}

/** The numbers of a result as they are printed. */
export function printResult(family: LotteryFamily, result: readonly number[]): string[] {
  const digits = (boardOf(family) ?? []).flatMap((prize) => Array<number>(prize.lots).fill(prize.digits));
  return result.map((number, place) =>
    String(number).padStart(digits[place] ?? (PADDED.includes(family) ? 2 : 1), '0'),
  );
}

/** What is added up, and shown beside the numbers. */
export function sumShown(family: LotteryFamily, result: readonly number[]): number | null {
  if (family !== 'lucky28' && family !== 'k3') return null;
  return result.reduce((sum, number) => sum + number, 0);
}

/** The places of a result that a list has room for: of a board, its greatest prizes. */
export function placesInList(family: LotteryFamily, result: readonly number[]): number[] {
  const places = result.map((_, place) => place);
  const prizes = boardOf(family);
  if (!prizes) return places;
  if (family === 'thai' || family === 'yeekee') return [0, places.length - 1];
  return places.slice(0, family === 'fourd' ? 3 : 1);
}

/** A result as it is read out: its numbers in order, and what they add up to. */
export function sayResult(family: LotteryFamily, result: readonly number[]): string {
  const names = printResult(family, result);
  const numbers = placesInList(family, result).map((place) => names[place]);
  const sum = sumShown(family, result);
  return numbers.join(' ') + (sum === null ? '' : ` = ${sum}`);
}

/** The dots of a die, as places of a grid of three by three counted from 0. */
export const DICE_DOTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
