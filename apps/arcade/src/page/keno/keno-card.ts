import { drawPick, type WordStream } from '@parlour/fairness';
import {
  type KenoModel,
  type KenoPick,
  type KenoSeen,
  NUMBERS,
  PICKED_MAX,
  tableOf,
} from '@parlour/game-rules/keno';
import type { PlayProps } from '../game/mechanic-page.ts';

export type KenoProps = PlayProps<KenoModel, KenoPick, never, KenoSeen>;

export const ALL_NUMBERS: readonly number[] = Array.from({ length: NUMBERS }, (_, place) => place + 1);

/** The selection with this number, or without it if it was there; null if there is no room for it. */
export function toggle(numbers: readonly number[], number: number): number[] | null {
  if (numbers.includes(number)) return numbers.filter((each) => each !== number);
  if (numbers.length === PICKED_MAX) return null;
  return inOrder([...numbers, number]);
}

/** As many numbers as are chosen, or as many as there may be: others, by chance. */
export function pickAnew(numbers: readonly number[], words: WordStream): number[] {
  const count = numbers.length === 0 ? PICKED_MAX : numbers.length;
  return inOrder(drawPick(words, { kind: 'distinct', count, from: NUMBERS }));
}

/** The hits that pay, in hundredths; without a number there is nothing to hit. */
export function paysOf(pick: KenoPick, model: KenoModel): { hits: number; pays: number }[] {
  if (pick.numbers.length === 0) return [];
  return tableOf(pick, model)
    .map((pays, hits) => ({ hits, pays }))
    .filter(({ pays }) => pays > 0);
}

/** Whether the round was played with just this. */
export function isSamePick(a: KenoPick, b: KenoPick): boolean {
  return a.risk === b.risk && a.numbers.join() === b.numbers.join();
}

function inOrder(numbers: number[]): number[] {
  return numbers.sort((a, b) => a - b);
}
