import { type Fraction, fraction } from '@parlour/exact';

/** `returned`: of 10,000 staked, what comes back on average. */
export type Returning = { returned: number };

export function returnOf({ returned }: Returning): Fraction {
  return fraction(returned, 10_000);
}
