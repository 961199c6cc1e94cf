import {
  add,
  compare,
  divide,
  type Fraction,
  floorToStep,
  fraction,
  multiply,
  subtract,
} from '@parlour/exact';

/** Prizes are quoted for a stake of this many units. */
const QUOTED_UNITS = fraction(2n);
/** This many code points of a series are one per cent of the stake. */
const POINTS_PER_CENT = fraction(20n);

/** The exact prize of a 2-unit bet at a series: code / (1000 p). The return is then code / 2000. */
export function exactPrize(code: number, chance: Fraction): Fraction {
  return divide(fraction(code, 1000), chance);
}

/** The prize as quoted and paid: rounded down to the minor unit, given as a part of the unit (1/100). */
export function quotedPrize(code: number, chance: Fraction, minorUnit: Fraction): Fraction {
  return floorToStep(exactPrize(code, chance), minorUnit);
}

/** What a prize per 2 units is worth for each unit of stake: its odds. */
export function oddsOfPrize(prize: Fraction): Fraction {
  return divide(prize, QUOTED_UNITS);
}

/** A member's series and rebate, and the lowest series that trades all rebate for none of the prize. */
export type SeriesTerms = { readonly memberCode: number; readonly rebatePercent: Fraction };

/** The lowest series a member may play: `memberCode - 20 x rebatePercent`. */
export function lowestCode({ memberCode, rebatePercent }: SeriesTerms): Fraction {
  return subtract(fraction(memberCode), multiply(POINTS_PER_CENT, rebatePercent));
}

/** The return in per cent of the stake at a chosen series; null if the member may not play it. */
export function rebateAt(terms: SeriesTerms, chosenCode: number): Fraction | null {
  const lowest = lowestCode(terms);
  const chosen = fraction(chosenCode);
  if (compare(chosen, lowest) < 0 || chosenCode > terms.memberCode) return null;
  return subtract(terms.rebatePercent, divide(subtract(chosen, lowest), POINTS_PER_CENT));
}

/**
 * What each upline earns of the stake, in per cent, nearest first: its point minus what was already paid below it. An
 * upline whose point does not exceed that earns nothing.
 */
export function uplineRebates(paidBelow: Fraction, points: readonly Fraction[]): Fraction[] {
  let paid = paidBelow;
  return points.map((point) => {
    if (compare(point, paid) <= 0) return fraction(0n);
    const earned = subtract(point, paid);
    paid = add(paid, earned);
    return earned;
  });
}
