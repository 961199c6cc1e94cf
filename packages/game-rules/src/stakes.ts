import type { Fraction } from '@parlour/exact';
import { type Amount, type Currency, roundWinDown, smallestShown } from '@parlour/money';

export type Limits = { stakeMin: Amount; stakeMax: Amount; winMax: Amount };

/** A multiple of the first stake as money, in whole coins and rounded down. */
export function payoutOf(stake: Amount, won: Fraction, currency: Pick<Currency, 'digits'>): Amount {
  return roundWinDown((stake * won.over) / won.under, smallestShown(currency));
}

/** The highest stake whose highest win stays within the limit. */
export function stakeMaxOf(limits: Pick<Limits, 'stakeMax' | 'winMax'>, most: Fraction): Amount {
  if (most.over === 0n) return limits.stakeMax;
  const byWin = (limits.winMax * most.under) / most.over;
  return byWin < limits.stakeMax ? byWin : limits.stakeMax;
}
