import { type Fraction, fraction, ONE, ZERO } from '@parlour/exact';
import { uniform, WORDS, type WordStream } from '@parlour/fairness';
import { chanceOf, pointOf, TARGET_MAX, TARGET_MIN } from '../limbo/limbo.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import type { Returning } from '../returned.ts';

export { multiplierAt, passesAt, reachesAt } from './curve.ts';
export { chanceOf, TARGET_MAX, TARGET_MIN };

/** A flight begins at 1.00. */
export const START = 100;

/** `target`: where the round is cashed out by itself, in hundredths; null where only its player stops it. */
export type CrashPick = { target: number | null };
/**
 * Where its player stopped, in hundredths. The player only says that they stop, `true`: the service fills in where when
 * the call is there.
 */
export type CrashStep = { stop: number | true };
/** `stoppedAt`: what was cashed out. `point`: where the flight ended; null until it has. */
export type CrashSeen = { target: number | null; stoppedAt: number | null; point: number | null };
export type CrashModel = { sheet: Sheet } & Returning;

export const crash: Mechanic<CrashModel, CrashPick, CrashStep, CrashSeen> = {
  isShared: true,
  readPick(input) {
    const fields = readFields(input, ['target']);
    if (!fields) return null;
    const { target } = fields;
    return target === null || isWhole(target, [TARGET_MIN, TARGET_MAX]) ? { target } : null;
  },
  readStep(input) {
    const stop = readFields(input, ['stop'])?.stop;
    return isWhole(stop, [START, TARGET_MAX]) ? { stop } : null;
  },
  play(words, { pick: { target }, steps }, model) {
    const point = drawPoint(words, model);
    const [step, more] = steps;
    const automatic = target ?? TARGET_MAX;
    const wanted = step?.stop ?? automatic;
    // Whoever reaches the target is cashed out there, and has nothing left to stop.
    if (more || wanted === true || (step && wanted >= automatic)) return null;
    const stoppedAt = wanted <= point ? wanted : null;
    return {
      seen: { target, stoppedAt, point },
      isOver: true,
      won: stoppedAt === null ? ZERO : factorOf(stoppedAt),
      staked: ONE,
    };
  },
  // Without a target the house cashes a round out before it could win more than the limit.
  most: ({ target }) => factorOf(target ?? TARGET_MIN),
};

/** What a player says to stop. Where that is, the service says. */
export function isStop(input: unknown): boolean {
  return readFields(input, ['stop'])?.stop === true;
}

/** Where a flight ends, from the words of its table. It flies no higher than the highest target. */
export function drawPoint(words: WordStream, model: Returning): number {
  return Math.min(pointOf(uniform(words, WORDS), model), TARGET_MAX);
}

/** What hundredths pay, the stake included. */
export function factorOf(hundredths: number): Fraction {
  return fraction(hundredths, 100);
}
