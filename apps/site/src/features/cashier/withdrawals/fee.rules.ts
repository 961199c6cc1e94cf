import { currencyOf, PARTS_PER_UNIT, readDecimal, roundDownToShown, writeDecimal } from '@parlour/money';

type Terms = { currency: string; feePercent: string; freeLeft: number };

/** The fee and the payout of a withdrawal, computed as on the server. */
export function withdrawalFigures(
  amount: string,
  { currency, feePercent, freeLeft }: Terms,
): { amount: string; fee: string; payout: string } | null {
  const parts = readDecimal(amount);
  const percent = readDecimal(feePercent);
  if (parts === null || percent === null) return null;
  const exact = freeLeft > 0 ? 0n : (parts * percent) / (100n * PARTS_PER_UNIT);
  const fee = roundDownToShown(exact, currencyOf(currency));
  return { amount: writeDecimal(parts), fee: writeDecimal(fee), payout: writeDecimal(parts - fee) };
}
