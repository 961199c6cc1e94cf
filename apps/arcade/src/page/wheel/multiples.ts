import { type Fraction, fraction } from '@parlour/exact';

type Multiple = { hundredths: number; chance: Fraction };

/** What a wheel can pay and how likely each is, from the most to the least. */
export function multiplesOf(table: readonly number[]): Multiple[] {
  return [...new Set(table)]
    .sort((a, b) => b - a)
    .map((hundredths) => ({
      hundredths,
      chance: fraction(table.filter((each) => each === hundredths).length, table.length),
    }));
}
