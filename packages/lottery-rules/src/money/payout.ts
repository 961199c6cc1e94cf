import { type Fraction, fraction, multiply } from '@parlour/exact';
import { roundWinDown } from '@parlour/money';

export type PrizeCaps = {
  /** The most one member is paid for one issue, as an amount. */
  readonly perIssue: bigint;
  /** The same for a selection of at most `singlePickBets` bets (单挑). */
  readonly singlePick: bigint;
  readonly singlePickBets: number;
};

/** What hits pay: odds x the stake of each bet, rounded down once to the minor unit, which is given as an amount. */
export function payoutOf(
  hits: readonly { hits: number; odds: Fraction }[],
  { stakePerBet, minorUnit }: { stakePerBet: bigint; minorUnit: bigint },
): bigint {
  const exact = hits.reduce((sum, won) => {
    const { over, under } = multiply(fraction(won.hits), won.odds);
    return fraction(sum.over * under + over * stakePerBet * sum.under, sum.under * under);
  }, fraction(0n));
  return roundWinDown(exact.over / exact.under, minorUnit);
}

/** The cap of a selection; the member sees it before the bet. */
export function capOf(caps: PrizeCaps, count: number): bigint {
  const isSinglePick = count <= caps.singlePickBets;
  return isSinglePick && caps.singlePick < caps.perIssue ? caps.singlePick : caps.perIssue;
}

/** What is paid under the cap, given what the member was already paid for the issue. */
export function capPayout(
  payout: bigint,
  { cap, alreadyPaid }: { cap: bigint; alreadyPaid: bigint },
): bigint {
  const left = cap > alreadyPaid ? cap - alreadyPaid : 0n;
  return payout < left ? payout : left;
}
