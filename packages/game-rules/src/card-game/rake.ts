const HUNDREDTHS_OF_PERCENT = 10_000n;

/** The house's share of an amount, rounded down; the rate is in hundredths of a percent. */
export function rakeOf(amount: bigint, rate: number): bigint {
  return (amount * BigInt(rate)) / HUNDREDTHS_OF_PERCENT;
}
