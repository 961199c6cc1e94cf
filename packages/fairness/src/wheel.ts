import { commitTo } from './commitment.ts';
import { createInstantStream, type RoundInputs } from './instant-stream.ts';
import { InvalidInput } from './invalid-input.ts';
import { uniform, WORDS } from './uniform.ts';

/** A turn of a wheel: the seeds of a round, and the weights of the wheel's sectors as they were published. */
export type Turn = RoundInputs & { weights: readonly number[] };
export type TurnOutcome = {
  commitment: string;
  /** One of 0 .. the sum of the weights - 1. */
  number: number;
  /** The place in `weights` of the sector that owns the number. */
  sector: number;
};

/** Far above any wheel a screen can show. */
const SECTORS_MAX = 1_000;

/**
 * Turns a wheel. One number below the sum of the weights decides; in their order the sectors own as many numbers as they
 * weigh. What is left in stock is no part of this: a prize that is gone is replaced, and the chances stay.
 */
export function computeTurn({ weights, ...round }: Turn): TurnOutcome {
  const number = uniform(createInstantStream(round), sumOfWeights(weights));
  let passed = 0;
  const sector = weights.findIndex((weight) => {
    passed += weight;
    return number < passed;
  });
  return { commitment: commitTo(round.serverSeed), number, sector };
}

export function sumOfWeights(weights: readonly number[]): number {
  if (weights.length < 1 || weights.length > SECTORS_MAX)
    throw new InvalidInput(`a wheel must have 1 to ${SECTORS_MAX} weights, not ${weights.length}`);
  const wrong = weights.find((weight) => !Number.isInteger(weight) || weight < 1 || weight > WORDS);
  if (wrong !== undefined) throw new InvalidInput(`a weight must be a whole number from 1, not ${wrong}`);
  return weights.reduce((sum, weight) => sum + weight, 0);
}
