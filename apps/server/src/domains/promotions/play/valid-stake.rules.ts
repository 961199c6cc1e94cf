import { GAME_CATEGORIES, type GameCategory } from '@parlour/contract';
import { compare, type Fraction, fraction } from '@parlour/lottery-rules';

/**
 * What a stake counts towards rewards (docs/decisions/0205). Where the house holds its edge on every unit staked, that is
 * the stake; where a member can bet on both sides, it is what they put at risk.
 */
const WHOLE_STAKE: readonly GameCategory[] = ['RNG', 'FISH'];
/** What was not fired comes back with the win: of a magazine that was left, what was at risk counts (0247). */
export const UNFIRED_CATEGORY: GameCategory = 'FISH';
export const AT_RISK_CATEGORIES = GAME_CATEGORIES.filter((category) => !WHOLE_STAKE.includes(category));

/** Single bets at odds, which a win shows: the protocol of vendors names none. */
export const ODDS_SHOWN_CATEGORIES: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];
/** Bets at lower odds count for nothing. */
export const ODDS_LEAST = fraction(3n, 2n);
/** A member who covers more of the outcomes of a market bets on nothing. */
const COVERAGE_MOST = fraction(7n, 10n);

export type Round = { readonly staked: bigint; readonly paid: bigint };
type Played = Round & { readonly category: GameCategory; readonly wasLeft: boolean };

/** A stake that came back is nothing at risk, so a push counts for nothing. */
const atRisk = ({ staked, paid }: Round): bigint => {
  const difference = paid > staked ? paid - staked : staked - paid;
  return difference < staked ? difference : staked;
};

/** The valid stake of a closed round. A free round has no stake, and so none that is valid. */
export function validStake({ category, wasLeft, ...round }: Played): bigint {
  const { staked, paid } = round;
  const hasShownOdds = ODDS_SHOWN_CATEGORIES.includes(category) && paid > staked;
  if (hasShownOdds && paid * ODDS_LEAST.under < staked * ODDS_LEAST.over) return 0n;
  const isWhole = WHOLE_STAKE.includes(category) && !(category === UNFIRED_CATEGORY && wasLeft);
  return isWhole ? staked : atRisk(round);
}

/** What a member bet in one market of an issue, over all tickets. */
export type MarketBets = Round & {
  /** A board of fixed odds; else a play with prizes, of which the stake counts. */
  readonly isBoard: boolean;
  /** The best odds of any of these bets. */
  readonly odds: Fraction;
  /** The share of outcomes at which something is won. */
  readonly covers: Fraction;
};

export function validLotteryStake({ isBoard, odds, covers, ...bets }: MarketBets): bigint {
  if (compare(odds, ODDS_LEAST) < 0 || compare(covers, COVERAGE_MOST) > 0) return 0n;
  return isBoard ? atRisk(bets) : bets.staked;
}

/** The part of a round's figure that belongs to the member's own money. */
export const ownPart = (figure: bigint, { staked, own }: { staked: bigint; own: bigint }): bigint =>
  staked === 0n ? 0n : (figure * own) / staked;
