import { uniform, type WordStream } from '@parlour/fairness';
import { entryAt } from '../entry.ts';
import type { FishKind, FishModel } from './model.ts';

/** Every shot has words of its own, whether or not it needs them: what came before moves none of them. */
export const WORDS_PER_SHOT = 8;

/** What a shot brought, in stakes of a shot. A boss that was hit may give a prize and stay. */
export type Strike = { isCaught: boolean; pays: number };

/** What all that a shot would take pays on average; its chance is the return over this. */
export function sumOf(kinds: readonly number[], model: FishModel): number {
  return kinds.reduce((sum, kind) => sum + entryAt(model.kinds, kind).pays, 0);
}

/** How often of `100 × sum` a shot catches: at a boss, a part of the return is in its prizes. */
export function catchesOf(kinds: readonly number[], { percent, kinds: all }: FishModel): number {
  const share = kinds.length === 1 ? (entryAt(all, entryAt(kinds, 0)).boss?.share ?? 0) : 0;
  return percent - share;
}

export function strike(words: WordStream, kinds: readonly number[], model: FishModel): Strike {
  const own = takeWords(words);
  const sum = sumOf(kinds, model);
  const drawn = uniform(own, 100 * sum);
  const catches = catchesOf(kinds, model);
  if (drawn < catches) {
    const pays = kinds.reduce((total, kind) => total + drawPays(own, entryAt(model.kinds, kind)), 0);
    return { isCaught: true, pays };
  }
  const boss = entryAt(model.kinds, entryAt(kinds, 0)).boss;
  const isPrize = boss !== undefined && drawn < catches + (boss.share / boss.prize) * sum;
  return { isCaught: false, pays: isPrize ? boss.prize : 0 };
}

function drawPays(words: WordStream, { pays, range }: FishKind): number {
  if (!range) return pays;
  let left = uniform(
    words,
    range.reduce((sum, [, weight = 0]) => sum + weight, 0),
  );
  const found = range.find(([, weight = 0]) => {
    left -= weight;
    return left < 0;
  });
  return entryAt(found ?? [], 0);
}

function takeWords(words: WordStream): WordStream {
  const own = Array.from({ length: WORDS_PER_SHOT }, () => words.next());
  let next = 0;
  return {
    next() {
      next += 1;
      return entryAt(own, next - 1);
    },
  };
}
