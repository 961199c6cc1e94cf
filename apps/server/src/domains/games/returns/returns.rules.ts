import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';

export const TEN_THOUSANDTHS = 10_000n;
export const PARTS_PER_HUNDREDTH = 1_000n;

/** How often new rounds are counted. */
export const COUNT_EVERY_MS = 5 * MINUTE_MS;

/** A transaction carries the moment it was asked for and appears when it commits, which is never this much later. */
export const COUNT_LAG_MS = 2 * MINUTE_MS;

/** At most this much time is counted in one transaction. */
export const COUNT_SPAN_MS = DAY_MS;

/** So many spans are counted in one turn of the job; the rest follows in the next. */
export const SPANS_PER_TURN = 40;

/** The rule of fairness: a return is compared at so many rounds, and each time there are twice as many. */
const FIRST_CHECK_ROUNDS = 5_000n;
/** How often a fair game may be found outside at one comparison, both sides together. */
const ALPHA = 1e-5;
/** Of either side. */
const LOG_OF_TAIL = Math.log(2 / ALPHA);
/** Wins are paid in whole coins, rounded down: a fair game returns a little less than it states. */
const LEEWAY = 0.005;
/** Two-sided, of `RETURN_MARGIN_PERCENT` (99): for people to read, not to judge by. */
const CONFIDENCE = 2.576;

/** What comes back for one unit staked, as the vendor's own model has it: mean, standard deviation at most, and the most. */
export type ReturnModel = { readonly mean: number; readonly deviation: number; readonly most: number };
/** Of what came back for one unit staked in each round: how many rounds, their sum, and that of the squares. */
export type Tally = { readonly rounds: bigint; readonly sum: number; readonly squares: number };
export type Band = { readonly low: number; readonly high: number };

/** Wilder than the wildest slots that are sold: of a vendor that tells nothing nothing less can be held against it. */
const UNTOLD = { deviation: 20, most: 50_000 };

type Stated = {
  returnToPlayer: string | null;
  returnDeviation: string | null;
  returnMost: string | null;
};

/** Null: the vendor states no return, so that there is nothing to compare with. */
export function modelOf({ returnToPlayer, returnDeviation, returnMost }: Stated): ReturnModel | null {
  if (returnToPlayer === null) return null;
  return {
    mean: Number(returnToPlayer) / 100,
    deviation: returnDeviation === null ? UNTOLD.deviation : Number(returnDeviation),
    most: returnMost === null ? UNTOLD.most : Number(returnMost),
  };
}

/**
 * Where the mean over so many rounds of a fair game lies, but for one time in `1 / ALPHA`. Bounds that hold for every
 * distribution with this mean, deviation and maximum, whatever was staked and however the player chose: below, by the
 * second moment of what is never negative; above, by Bernstein's inequality.
 */
export function bandOf({ mean, deviation, most }: ReturnModel, rounds: bigint): Band {
  const n = Number(rounds);
  const below = Math.sqrt((2 * (deviation ** 2 + mean ** 2) * LOG_OF_TAIL) / n);
  const jump = (LOG_OF_TAIL * most) / (3 * n);
  const above = jump + Math.sqrt(jump ** 2 + (2 * deviation ** 2 * LOG_OF_TAIL) / n);
  return { low: Math.max(0, mean - below - LEEWAY), high: mean + above + LEEWAY };
}

/** The last number of rounds at which a comparison is due, up to these; nought: none yet. */
export function lastCheck(rounds: bigint): bigint {
  if (rounds < FIRST_CHECK_ROUNDS) return 0n;
  let check = FIRST_CHECK_ROUNDS;
  while (check * 2n <= rounds) check *= 2n;
  return check;
}

export const nextCheck = (rounds: bigint): bigint =>
  rounds < FIRST_CHECK_ROUNDS ? FIRST_CHECK_ROUNDS : lastCheck(rounds) * 2n;

export const isWithin = (mean: number, { low, high }: Band): boolean => mean >= low && mean <= high;

/** Null where there is nothing to take the mean of. */
export function meanOf({ rounds, sum }: Tally): number | null {
  return rounds > 0n ? sum / Number(rounds) : null;
}

/** Half the width of the confidence interval around the mean, from what was observed. */
export function marginOf({ rounds, sum, squares }: Tally): number | null {
  if (rounds < 2n) return null;
  const n = Number(rounds);
  const variance = Math.max(0, (squares - sum ** 2 / n) / (n - 1));
  return CONFIDENCE * Math.sqrt(variance / n);
}
