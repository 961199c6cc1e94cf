import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';

export const TEN_THOUSANDTHS = 10_000n;
export const PARTS_PER_HUNDREDTH = 1_000n;

/** How often new rounds are counted. */
export const COUNT_EVERY_MS = 5 * MINUTE_MS;

/** A transaction carries its request time and appears when it commits, which is never this much later. */
export const COUNT_LAG_MS = 2 * MINUTE_MS;

/** At most this much time is counted in one transaction. */
export const COUNT_SPAN_MS = DAY_MS;

/** How many spans one turn of the job counts; the rest follows in the next. */
export const SPANS_PER_TURN = 40;

/** Days that one title's page shows. */
export const RETURN_DAYS = 30;
/** Different models of one name; more than there are vendors. */
export const POOLS_MAX = 100;

/** The rule of fairness: a return is first compared at this many rounds, and then at each doubling. */
const FIRST_CHECK_ROUNDS = 5_000n;
/** The chance that a fair game falls outside at one comparison, both sides together. */
const ALPHA = 1e-5;
/** For one side. */
const LOG_OF_TAIL = Math.log(2 / ALPHA);
/** Wins are paid in whole coins, rounded down: a fair game returns a little less than it states. */
const LEEWAY = 0.005;
/** Two-sided, for `RETURN_MARGIN_PERCENT` (99): only for display. */
const CONFIDENCE = 2.576;

/**
 * The return of one unit in the vendor's model: the mean of the worst bet on offer and of the best, an upper bound of
 * the standard deviation, and the maximum. A least mean of 0 says that the player's choices decide.
 */
export type ReturnModel = {
  readonly least: number;
  readonly mean: number;
  readonly deviation: number;
  readonly most: number;
};
/** Over the returns of one unit in each round: the number of rounds, the sum, and the sum of squares. */
export type Tally = { readonly rounds: bigint; readonly sum: number; readonly squares: number };
export type Band = { readonly low: number; readonly high: number };

/** More volatile than any slot on the market: used for a vendor that states nothing. */
const UNTOLD = { deviation: 20, most: 50_000 };

type Stated = {
  returnToPlayer: string | null;
  returnLeast: string | null;
  returnDeviation: string | null;
  returnMost: string | null;
};

/**
 * What members win from each other says nothing about a game: some lose, others win it. By the category that the vendor
 * gives: operators who move a title to another tab do not take it from the monitor.
 */
export const isJudged = ({ category }: { category: string }): boolean => category !== 'PVP';

/** Null: the vendor states no return to compare with. */
export function modelOf(stated: Stated): ReturnModel | null {
  const { returnToPlayer, returnLeast, returnDeviation, returnMost } = stated;
  if (returnToPlayer === null) return null;
  const mean = Number(returnToPlayer) / 100;
  return {
    least: returnLeast === null ? mean : Math.min(Number(returnLeast) / 100, mean),
    mean,
    deviation: returnDeviation === null ? UNTOLD.deviation : Number(returnDeviation),
    most: returnMost === null ? UNTOLD.most : Number(returnMost),
  };
}

/** What a vendor states of a title's return, all that the band is made of; another statement restarts the counts. */
export function statementOf({ returnToPlayer, returnLeast, returnDeviation, returnMost }: Stated) {
  if (returnToPlayer === null) return null;
  const isRange = returnLeast !== null && returnLeast !== returnToPlayer;
  const parts = [
    isRange ? `${returnLeast} – ${returnToPlayer}` : returnToPlayer,
    returnDeviation !== null && `deviation ${returnDeviation}`,
    returnMost !== null && `most ${returnMost}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/**
 * The range of a fair game's mean over this many rounds, exceeded once in `1 / ALPHA`. The bounds hold for every
 * distribution with a mean from the least to the highest, this deviation and this maximum, whatever was staked and
 * however the player chose: below, by the second moment of a variable that is never negative; above, by Bernstein's
 * inequality. A round to which bets were added can lose more than its first one, but there choices decide, and nothing
 * is judged from below.
 */
export function bandOf({ least, mean, deviation, most }: ReturnModel, rounds: bigint): Band {
  const n = Number(rounds);
  const below = Math.sqrt((2 * (deviation ** 2 + mean ** 2) * LOG_OF_TAIL) / n);
  const jump = (LOG_OF_TAIL * most) / (3 * n);
  const above = jump + Math.sqrt(jump ** 2 + (2 * deviation ** 2 * LOG_OF_TAIL) / n);
  return { low: Math.max(0, least - below - LEEWAY), high: mean + above + LEEWAY };
}

/** The last number of rounds, up to this, at which a comparison is due; 0: none yet. */
export function lastCheck(rounds: bigint): bigint {
  if (rounds < FIRST_CHECK_ROUNDS) return 0n;
  let check = FIRST_CHECK_ROUNDS;
  while (check * 2n <= rounds) check *= 2n;
  return check;
}

export const nextCheck = (rounds: bigint): bigint =>
  rounds < FIRST_CHECK_ROUNDS ? FIRST_CHECK_ROUNDS : lastCheck(rounds) * 2n;

/**
 * Whether a fair game may have returned this. Where choices decide, players may lose more than they need to, and
 * nothing is judged from below; but nobody plays so that all is lost, so a game of which nothing came back is broken.
 */
export function isFair(model: ReturnModel, tally: Tally): boolean {
  const mean = meanOf(tally);
  if (mean === null) return true;
  if (model.least === 0 && mean <= 0) return tally.rounds < FIRST_CHECK_ROUNDS;
  const { low, high } = bandOf(model, tally.rounds);
  return mean >= low && mean <= high;
}

/** Null without rounds. */
export function meanOf({ rounds, sum }: Tally): number | null {
  return rounds > 0n ? sum / Number(rounds) : null;
}

/** Half the width of the observed confidence interval around the mean. */
export function marginOf({ rounds, sum, squares }: Tally): number | null {
  if (rounds < 2n) return null;
  const n = Number(rounds);
  const variance = Math.max(0, (squares - sum ** 2 / n) / (n - 1));
  return CONFIDENCE * Math.sqrt(variance / n);
}
