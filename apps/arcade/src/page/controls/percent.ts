import { add, type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';

const DECIMALS = 4;
const HALF_OF_THE_LAST = fraction(1, 2 * 10 ** DECIMALS);

/** A chance in percent, to the nearest of four decimals: a chance that is a word short of a half reads as 50. */
export function percentOf(chance: Fraction): string {
  return toDecimal(add(multiply(chance, fraction(100)), HALF_OF_THE_LAST), DECIMALS);
}
