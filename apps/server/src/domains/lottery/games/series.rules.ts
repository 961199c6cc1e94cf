import type { LotterySetup } from '@parlour/contract';
import { type Fraction, lowestCode, parseDecimal, rebateAt } from '@parlour/lottery-rules';

type Series = Pick<LotterySetup, 'series' | 'rebatePercent'>;
const termsOf = ({ series, rebatePercent }: Series) => ({
  memberCode: series,
  rebatePercent: parseDecimal(rebatePercent),
});

/** The lowest series that can be chosen: a whole number, since a chosen one is. */
export function lowestSeries(setup: Series): number {
  const { over, under } = lowestCode(termsOf(setup));
  return Number((over + under - 1n) / under);
}

/** The rebate at a chosen series, in per cent of the stake; null if it cannot be chosen. */
export const rebateOf = (setup: Series, chosen: number): Fraction | null => rebateAt(termsOf(setup), chosen);
