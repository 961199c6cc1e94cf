import { type Fraction, fraction, ONE, ZERO } from '@parlour/exact';
import { uniform, WORDS } from '@parlour/fairness';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import { type Returning, returnOf } from '../returned.ts';

/** Targets and points are hundredths: a target of 200 doubles the stake. */
export const TARGET_MIN = 101;
export const TARGET_MAX = 1_000_000;

export type LimboPick = { target: number };
export type LimboSeen = { point: number };
export type LimboModel = { sheet: Sheet } & Returning;

export const limbo: Mechanic<LimboModel, LimboPick, never, LimboSeen> = {
  readPick(input) {
    const fields = readFields(input, ['target']);
    if (!fields) return null;
    const { target } = fields;
    return isWhole(target, [TARGET_MIN, TARGET_MAX]) ? { target } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const seen = { point: pointOf(uniform(words, WORDS), model) };
    return { seen, isOver: true, won: isWin(pick, seen) ? factorOf(pick) : ZERO, staked: ONE };
  },
  most: (pick) => factorOf(pick),
};

/** Where a word bursts. The higher the word the higher the point; one word in a hundred bursts below 100. */
export function pointOf(word: number, model: Returning): number {
  const { over, under } = returnOf(model);
  return Number((100n * over * BigInt(WORDS)) / (under * BigInt(WORDS - word)));
}

export function isWin({ target }: LimboPick, { point }: LimboSeen): boolean {
  return point >= target;
}

/** What a win pays, the stake included. */
export function factorOf({ target }: LimboPick): Fraction {
  return fraction(target, 100);
}

/** The words that reach a target, over all words: the return over the target, rounded down to a word. */
export function chanceOf({ target }: LimboPick, model: Returning): Fraction {
  const { over, under } = returnOf(model);
  return fraction((100n * over * BigInt(WORDS)) / (under * BigInt(target)), WORDS);
}
